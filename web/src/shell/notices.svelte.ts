/** Calling somebody back to the table: the page's title, a sound, a system notification. */

import { t } from "../words/index.svelte";
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Two soft tones. Browsers allow them once the page has been touched. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 392],
      [0.16, 587],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound is no harm.
  }
}

export async function askForNotifications(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** It has become the reader's turn. */
export function callToTable(table: string, prompt: string): void {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const notice = new Notification(`${t("table.yourTurn")}: ${table}`, { body: prompt, tag: `sandtable-${table}`, icon: "/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }
}

export function showTitle(text: string, myTurn: boolean): void {
  document.title = (myTurn ? "● " : "") + [text, t("app.name")].filter(Boolean).join(" · ");
}
