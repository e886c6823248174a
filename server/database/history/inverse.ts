import type { Parents, StoreContext } from '../storeContext';
import { refused, type IncomingChange, type Change } from '../changes/changeTypes';
import type { RecordedRow } from './historyTypes';

const OPPOSITE = { create: 'delete', update: 'update', delete: 'create' } as const satisfies Readonly<
  Record<Change['action'], Change['action']>
>;

/** What takes a recorded write back: the action that its author needs the right of. */
export const oppositeOf = ({ action }: Pick<RecordedRow, 'action'>): Change['action'] => OPPOSITE[action];

/**
 * The change that takes a recorded write back.
 *
 * @param parents what the record hung below; undefined where it is not known any more
 */
export function inverseOf(row: RecordedRow, parents: Parents | undefined): IncomingChange {
  if (!parents) return refused('notFound');
  const { resource, id, version, before, after } = row;
  const takesBack = { version, ...(before && { before }), ...(after && { after }) };
  const above = Object.keys(parents).length > 0 && { parents };
  return { resource, action: oppositeOf(row), id, takesBack, ...above };
}

/** What a record is a part of, as `resource/id`: it went with one of these when that was deleted. */
function wholesOf(context: StoreContext, { resource, parentId, before = {} }: RecordedRow): readonly string[] {
  const { schema, pointers } = context.table(resource);
  const above = schema.owned && schema.parent ? [`${schema.parent.resource}/${parentId}`] : [];
  const pointed = pointers.flatMap(({ owned, several, resource: target, path: [field] }) =>
    owned && !several ? [`${target}/${String(before[field])}`] : [],
  );
  return [...above, ...pointed];
}

/**
 * Whether rows of a change set, the last one first, are taken back: those that are asked for, and what was deleted with
 * them, which was recorded before them.
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
