import type { Parents, StoreContext } from '../storeContext';
import { refused, type IncomingChange, type Change } from '../changes/changeTypes';
import type { RecordedRow } from './historyTypes';

const OPPOSITE = { create: 'delete', update: 'update', delete: 'create' } as const satisfies Readonly<
  Record<Change['action'], Change['action']>
>;

/** The action that undoes a write; the author needs the right to it. */
export const oppositeOf = ({ action }: Pick<RecordedRow, 'action'>): Change['action'] => OPPOSITE[action];

/** @param parents the record's parents; undefined if they are no longer known */
export function inverseOf(row: RecordedRow, parents: Parents | undefined): IncomingChange {
  if (!parents) return refused('notFound');
  const { resource, id, version, before, after } = row;
  const takesBack = { version, ...(before && { before }), ...(after && { after }) };
  const above = Object.keys(parents).length > 0 && { parents };
  return { resource, action: oppositeOf(row), id, takesBack, ...above };
}

/** The owners of a record, as `resource/id`: it may have been deleted together with one of these. */
function wholesOf(context: StoreContext, { resource, parentId, before = {} }: RecordedRow): readonly string[] {
  const { schema, pointers } = context.table(resource);
  const above = schema.owned && schema.parent ? [`${schema.parent.resource}/${parentId}`] : [];
  const pointed = pointers.flatMap(({ owned, several, resource: target, path: [field] }) =>
    owned && !several ? [`${target}/${String(before[field])}`] : [],
  );
  return [...above, ...pointed];
}

/**
 * A predicate for the rows to undo, called on the last row first: requested rows, and cascaded deletions, which are
 * recorded before them.
 */
export function chooser(context: StoreContext, ordinals: ReadonlySet<number> | undefined) {
  const wholes = new Set<string>();
  return (row: RecordedRow): boolean => {
    if (!ordinals) return true;
    const isPart = row.action === 'delete' && wholesOf(context, row).some((whole) => wholes.has(whole));
    if (!isPart && !ordinals.has(row.ordinal)) return false;
    if (row.action === 'delete') wholes.add(`${row.resource}/${row.id}`);
    return true;
  };
}
