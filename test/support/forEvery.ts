const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Checks every item, and fails once with the name of every item whose check failed. A matrix of which a case of its own
 * for each item would say nothing more.
 *
 * @throws {Error} naming each failure; without items as well, since that proves nothing
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
