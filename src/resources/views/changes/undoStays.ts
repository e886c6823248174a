/** Milliseconds that an undo notification stays; longer than a plain notification. */
export const UNDO_STAYS = 12_000;
