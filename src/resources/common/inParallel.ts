/** Maximum parallel requests of one kind, to keep the API responsive for others. */
export const AT_ONCE = 6;

/**
 * Runs `work` over `items` with limited concurrency; results keep the items' order.
 *
 * @throws the first error; no further item is started after it
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
