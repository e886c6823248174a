import { mapReferences } from '../../changes/changeHandles';
import type { ChangeRequest, HandleReference } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { lineOf, type ReadTable } from '../read/readTypes';
import type { createNotes } from './notes';
import { dependencyOrder } from './order';
import { handleOfRow, rowOfProvisional } from './provisional';
import type { ImportPlan } from './importPlanTypes';

/** A change that rows of a file ask for, with provisional ids in the place of those that are not given yet. */
export interface Planned {
  readonly change: ChangeRequest;
  readonly schema: ResourceSchema;
  /** The rows of the table that ask for it: one of them has to be good. */
  readonly rows: readonly number[];
  /** Of a creation: the row by which others mean its record. */
  readonly creates?: number;
  /** Of a nested row: the row that makes the record above it, where the file does. */
  readonly below?: number;
  /** What problems of a nested row begin with. */
  readonly prefix?: string;
}

/** That a change needs the record that a row makes, at which field. */
interface Need {
  readonly row: number;
  readonly field: string;
}

interface Node extends Planned {
  readonly needs: readonly Need[];
}

type Notes = ReturnType<typeof createNotes>;

function needsOf({ change, schema, below, prefix }: Planned): readonly Need[] {
  const needs: Need[] = below === undefined ? [] : [{ row: below, field: prefix ?? '' }];
  for (const [field, value] of Object.entries(change.values ?? {}))
    mapReferences(schema.fields, { [field]: value }, (one) => {
      const row = rowOfProvisional(one);
      if (row !== undefined) needs.push({ row, field: prefix === undefined ? field : `${prefix}.${field}` });
      return one;
    });
  return needs;
}

function addTo(lists: Map<number, Node[]>, at: number, node: Node): void {
  const list = lists.get(at);
  if (list) list.push(node);
  else lists.set(at, [node]);
}

/** The changes that are left, once those are gone whose rows are refused, and what needs them in turn. */
function withoutRefused(nodes: readonly Node[], notes: Notes, table: ReadTable): readonly Node[] {
  const makers = new Map(nodes.flatMap((node) => (node.creates === undefined ? [] : [[node.creates, node] as const])));
  const byRow = new Map<number, Node[]>();
  const needing = new Map<number, Node[]>();
  for (const node of nodes) {
    for (const row of node.rows) addTo(byRow, row, node);
    for (const row of new Set(node.needs.map((need) => need.row))) addTo(needing, row, node);
  }
  const gone = new Set<Node>();
  const open: Node[] = [];
  const isRefused = ({ rows }: Node): boolean => rows.every(notes.hasProblem);
  const drop = (node: Node): void => {
    if (gone.has(node)) return;
    gone.add(node);
    open.push(node);
  };
  const refuse = (node: Node): void => {
    const missing = node.needs.find(({ row }) => {
      const maker = makers.get(row);
      return !maker || gone.has(maker);
    });
    if (!missing || gone.has(node)) return;
    const line = lineOf(table, missing.row);
    for (const row of node.rows)
      if (!notes.hasProblem(row)) notes.refuse(row, missing.field, 'dependsOnRefused', { line });
    drop(node);
    // A row that is refused asks for nothing: not for the record above it either.
    for (const row of node.rows) for (const other of byRow.get(row) ?? []) if (isRefused(other)) drop(other);
  };
  for (const node of nodes) if (isRefused(node)) drop(node);
  for (const node of nodes) refuse(node);
  for (const { creates } of open)
    if (creates !== undefined) for (const node of needing.get(creates) ?? []) refuse(node);
  return nodes.filter((node) => !gone.has(node));
}

/** The change as it travels: handles where provisional ids were. */
function withHandles({ change, schema, creates }: Node, needed: ReadonlySet<number>): ChangeRequest {
  const { values, ...rest } = change;
  const handle = creates !== undefined && needed.has(creates) ? { handle: handleOfRow(creates) } : {};
  const toHandle = (one: unknown): unknown => {
    const row = rowOfProvisional(one);
    return row === undefined ? one : ({ handle: handleOfRow(row) } satisfies HandleReference);
  };
  return { ...rest, ...handle, ...(values && { values: mapReferences(schema.fields, values, toHandle) }) };
}

/**
 * The changes of a file in an order in which each record is made before what needs it, by handles. What needs a refused
 * row is refused as well, and so is what would come to be below itself.
 */
export function planDependencies(
  planned: readonly Planned[],
  notes: Notes,
  table: ReadTable,
): Pick<ImportPlan, 'changes' | 'rowOf'> {
  let nodes = withoutRefused(
    planned.map((one) => ({ ...one, needs: needsOf(one) })),
    notes,
    table,
  );
  let order = dependencyOrder(nodes);
  if (order.circles.length > 0) {
    for (const { node, next } of order.circles)
      for (const row of node.rows)
        notes.refuse(row, node.needs.find((need) => need.row === next)?.field ?? '', 'cycle', {
          line: lineOf(table, next),
        });
    nodes = withoutRefused(nodes, notes, table);
    order = dependencyOrder(nodes);
  }
  const needed = new Set(nodes.flatMap(({ needs }) => needs.map(({ row }) => row)));
  return {
    changes: order.sorted.map((node) => withHandles(node, needed)),
    rowOf: order.sorted.map(({ rows }) => rows.find((row) => !notes.hasProblem(row)) ?? 0),
  };
}
