/** What one column asks for, in pixels. */
export interface ColumnNeed {
  /** Its longest value and its header are read whole. */
  readonly need: number;
  /** The same with a header of two lines. */
  readonly snug: number;
  /** Below it nothing of it is worth reading. */
  readonly least: number;
  /** It makes use of more than it needs: texts and names of records. */
  readonly isGrowing: boolean;
}

/** What the name takes at most beyond its need, before others have it. */
const MOST_BEYOND = 140;

const sumOf = (columns: readonly ColumnNeed[], of: 'need' | 'snug' | 'least'): number =>
  columns.reduce((sum, column) => sum + column[of], 0);

/** The widths between two sizes that fill a room, each as far from its larger one as the others. */
function between(columns: readonly ColumnNeed[], large: 'need' | 'snug', small: 'snug' | 'least', room: number) {
  const slack = sumOf(columns, large) - sumOf(columns, small);
  const share = slack > 0 ? Math.min(1, (sumOf(columns, large) - room) / slack) : 1;
  return columns.map((column) => Math.floor(column[large] - (column[large] - column[small]) * share));
}

/** The others beside the name, where there is more room than all need: those that grow share it. */
function grow(others: readonly ColumnNeed[], spare: number): readonly (number | undefined)[] {
  const growing = others.filter(({ isGrowing }) => isGrowing);
  const last = growing.at(-1);
  return others.map((column) => {
    if (!column.isGrowing) return column.need;
    return column === last ? undefined : column.need + Math.floor(spare / growing.length);
  });
}

/**
 * The widths of a table's columns in a room, by priority: headers take two lines, then texts are cut, and the first
 * column, which names the record, last of all. One may be undefined: it takes what is left.
 */
export function fitColumns([name, ...others]: readonly ColumnNeed[], room: number): readonly (number | undefined)[] {
  if (!name) return [];
  const beside = room - name.need;
  if (beside < sumOf(others, 'snug')) return [undefined, ...between(others, 'snug', 'least', beside)];
  if (beside < sumOf(others, 'need')) return [undefined, ...between(others, 'need', 'snug', beside)];
  const spare = beside - sumOf(others, 'need');
  if (!others.some(({ isGrowing }) => isGrowing)) {
    return [name.isGrowing ? undefined : name.need, ...others.map(({ need }) => need)];
  }
  const beyond = name.isGrowing ? Math.min(Math.floor(spare / 2), MOST_BEYOND) : 0;
  return [name.need + beyond, ...grow(others, spare - beyond)];
}
