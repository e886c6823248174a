const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Checks every item and fails once with the names of all items that failed: for matrices that need no test per item.
 *
 * @throws {Error} with each failure, and if there are no items, because that would prove nothing
 */
export async function forEvery<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => unknown,
): Promise<void> {
  if (items.length === 0) throw new Error('there is nothing to check');
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  for (const item of items)
    try {
      await check(item);
    } catch (error) {
      failures.push({ name: nameOf(item), error });
    }
  if (failures.length === 0) return;
  const lines = failures.map(({ name, error }) => `${name}: ${messageOf(error)}`);
  throw new Error(`${failures.length} of ${items.length} fail:\n${lines.join('\n')}`, { cause: failures[0]?.error });
}
