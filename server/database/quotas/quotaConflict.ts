/** Concurrent change sets used up the quota. Retrying the transaction refuses the rows that exceed it. */
export class QuotaConflict extends Error {
  override readonly name = 'QuotaTaken';
}
