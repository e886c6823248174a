/** How long the way back is offered, in milliseconds: longer than a message that is only read. */
export const UNDO_STAYS = 12_000;
