/** Several seats on one device: who should sit before the screen next. */

import type { Position } from "../api/types";

/**
 * The seat that must take over before anything is shown, or null if the right person is already there. Seats with a
 * move to make come first; otherwise whoever was there may keep looking.
 */
export function handoverTo(mySeats: number[], position: Position, present: number | null): number | null {
  if (mySeats.length < 2) return null;
  const toAct = position.to_act.filter((seat) => mySeats.includes(seat));
  if (present !== null && mySeats.includes(present)) {
    if (toAct.length === 0 || toAct.includes(present)) return position.seat === present ? null : present;
  }
  const next = toAct[0] ?? mySeats[0];
  return next ?? null;
}
