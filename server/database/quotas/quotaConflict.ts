/** Another change set took the room while this one ran: run again, its rows are refused. */
export class QuotaConflict extends Error {
  override readonly name = 'QuotaTaken';
}
