/**
 * Waits for work, but no longer than a limit.
 *
 * @param limit in milliseconds
 * @throws what the work throws within the limit
 */
export const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
