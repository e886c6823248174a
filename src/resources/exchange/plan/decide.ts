import type { ChangeRequest } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { RecordCells } from './readRow';
import type {
  EmptyCell,
  ExistingIndex,
  ExistingRecord,
  ImportMode,
  PlanProblemCode,
  RowProblem,
} from './importPlanTypes';
import { changedCells, newValues } from './write';

export interface Target {
  readonly schema: ResourceSchema;
  readonly collection: string;
  readonly mode: ImportMode;
  /** A field or `id`; undefined creates a record for every row. */
  readonly key: string | undefined;
  readonly emptyCell: EmptyCell;
  readonly existing: ExistingIndex | undefined;
}

interface Refusal {
  readonly field: string;
  readonly code: PlanProblemCode;
  readonly args?: RowProblem['args'];
}

/** Outcome of a row: a change, a refusal, or neither if the record already has these values. */
export interface RowDecision {
  readonly record?: ExistingRecord;
  readonly change?: ChangeRequest;
  readonly refusal?: Refusal;
}

const keyOf = (cells: RecordCells, key: string): unknown =>
  key === 'id' ? cells.id : cells.values.find(({ column }) => column.name === key)?.value;

const refuse = (field: string, code: PlanProblemCode, args?: RowProblem['args']): RowDecision => ({
  refusal: { field, code, ...(args && { args }) },
});

const create = ({ collection, emptyCell }: Target, cells: RecordCells): RowDecision => ({
  change: { collection, action: 'create', values: newValues(cells.values, emptyCell) },
});

function update(
  { schema, collection, key, emptyCell }: Target,
  cells: RecordCells,
  record: ExistingRecord,
): RowDecision {
  // The key is not compared, because it may be written in another case.
  const others = cells.values.filter(({ column }) => column.name !== key);
  const values = changedCells(schema, others, emptyCell, record.values);
  const changed = Object.keys(values);
  const fixed = changed.find((field) => field === schema.key || schema.fields[field]?.immutable);
  if (fixed !== undefined) return { record, ...refuse(fixed, 'immutable') };
  if (changed.length === 0) return { record };
  const version = cells.version ?? record.version;
  return {
    record,
    change: { collection, action: 'update', id: record.id, ...(version !== undefined && { version }), values },
  };
}

export function decideRow(target: Target, cells: RecordCells): RowDecision {
  const { mode, key, existing } = target;
  if (key === undefined || (mode === 'create' && key === 'id')) return create(target, cells);
  const value = keyOf(cells, key);
  const isNew = mode === 'create' || (mode === 'upsert' && key === 'id');
  if (isEmptyValue(value)) return isNew ? create(target, cells) : refuse(key, 'noKey');
  const record = existing?.find(value);
  const args = { key: String(value) };
  if (mode === 'create') return record ? refuse(key, 'alreadyThere', args) : create(target, cells);
  if (record) return update(target, cells, record);
  // The API assigns ids, so an unknown id cannot be created.
  return mode === 'upsert' && key !== 'id' ? create(target, cells) : refuse(key, 'notFound', args);
}
