/** How many calls of one kind run at once: enough to be quick, few enough for the API to stay so for the others. */
export const AT_ONCE = 6;

/**
 * Runs `work` over `items`, a bounded number at a time; the answers stand in the items' order.
 *
 * @throws what the first failing `work` throws; nothing new is begun after it
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of waiting) {
      if (failed) return;
      try {
        results[index] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
}
