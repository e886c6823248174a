/** Resolves when the work is done, or after `limit` milliseconds. @throws the work's error within the limit */
export const within = (limit: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limit))]);
