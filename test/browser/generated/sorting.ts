import type { Subject } from './subject';
import { compareRecords } from '../../../src/resources/records/order';
import { labelOf } from '../../support/drive/driver';
import { soon } from '../../support/drive/soon';
import { sortedColumn } from './columns';

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** Sorts by a column in both directions, and checks which of the two records comes first. */
export async function sortBothWays({ screen, mine, other = {} }: Subject): Promise<void> {
  const { schema, scope, page } = screen;
  const field = sortedColumn(schema, mine, other) ?? '';
  const spec = schema.fields[field];
  if (!spec) throw new Error(`'${schema.name}' has no column to sort by`);
  const texts = await Promise.all([mine, other].map((one) => screen.shown(one, schema.list.columns)));
  const isMineFirst = async (): Promise<boolean | undefined> => {
    const rows = (await scope.getByRole('row').allInnerTexts()).map(plain);
    const [at = -1, otherAt = -1] = texts.map((wanted) =>
      rows.findIndex((row) => wanted.every((text) => row.includes(plain(text)))),
    );
    return at < 0 || otherAt < 0 ? undefined : at < otherAt;
  };
  const name = labelOf(spec);
  const header = scope.getByRole('columnheader').filter({ has: page.getByRole('button', { name, exact: true }) });
  for (const [order, direction] of [
    ['ASC', 'ascending'],
    ['DESC', 'descending'],
  ] as const) {
    // The list may already be sorted this way; a click would reverse it.
    if ((await header.getAttribute('aria-sort')) !== direction)
      await header.getByRole('button', { name, exact: true }).click();
    await soon(() => header.getAttribute('aria-sort')).toBe(direction);
    const wanted = compareRecords({ field, order })({ id: 1, ...mine }, { id: 2, ...other }) < 0;
    await soon(isMineFirst, `${field} ${direction}`).toBe(wanted);
  }
}
