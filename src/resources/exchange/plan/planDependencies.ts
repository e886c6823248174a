import { mapReferences } from '../../changes/changeHandles';
import type { ChangeRequest, HandleReference } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { lineOf, type ReadTable } from '../read/readTypes';
import type { createNotes } from './notes';
import { dependencyOrder } from './order';
import { handleOfRow, rowOfProvisional } from './provisional';
import type { ImportPlan } from './importPlanTypes';

/** A planned change, with provisional ids for records not created yet. */
export interface Planned {
  readonly change: ChangeRequest;
  readonly schema: ResourceSchema;
  /** Rows of the table that request it; at least one must be valid. */
  readonly rows: readonly number[];
  /** For a creation: the row id by which other rows refer to the record. */
  readonly creates?: number;
  /** For a nested row: the row that creates its parent. */
  readonly below?: number;
  readonly prefix?: string;
}

/** Dependency on the record created by a row, and the field that refers to it. */
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

/** Drops the changes of refused rows, and transitively those that depend on them. */
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
    // A refused row contributes nothing, not even to its parent.
    for (const row of node.rows) for (const other of byRow.get(row) ?? []) if (isRefused(other)) drop(other);
  };
  for (const node of nodes) if (isRefused(node)) drop(node);
  for (const node of nodes) refuse(node);
  for (const { creates } of open)
    if (creates !== undefined) for (const node of needing.get(creates) ?? []) refuse(node);
  return nodes.filter((node) => !gone.has(node));
}

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
 * Orders changes so that each record is created before it is referenced, by handle. Refuses rows that depend
 * on a refused row, or form a cycle.
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
