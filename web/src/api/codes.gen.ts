/** Why the server closes a live socket. Made by `python -m tools.client_files`. */
export const CLOSE = {
  MISUSE: 1008,
  RESTART: 1012,
  LATER: 1013,
  RIGHT_LOST: 4403,
  TABLE_GONE: 4404,
} as const;
