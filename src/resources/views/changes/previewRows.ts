import {
  handleInSegment,
  type ChangeReport,
  type ChangeRequest,
  type ChangeValues,
  type RowReport,
} from '../../changes/changes';
import { isEmptyValue } from '../../records/validate';
import type { Registry } from '../../registry/registry';
import { representationOf } from '../../records/representation';
import type { ResourceSchema } from '../../language/resourceSchema';

/** What a field holds before and after. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A row of a report, with what is needed to show it. */
export interface PreviewRow {
  readonly row: RowReport;
  /** The address of its collection. */
  readonly collection: string;
  readonly schema: ResourceSchema;
  readonly parents: Readonly<Record<string, string>>;
  readonly id: number | undefined;
  /** Whether a record was to be created. */
  readonly isNew: boolean;
  /** Its values as far as they are known: what a reference of it points into may depend on them. */
  readonly values: ChangeValues;
  /** Those that name it: of what exists already the ones that it has before, under which it is known. */
  readonly naming: ChangeValues;
  readonly fields: readonly FieldChange[];
  /** What is wrong, at which field; '' for the record as a whole. */
  readonly problems: readonly Problem[];
  /** The records that the same changes create, by their handles. */
  readonly made: MadeRecords;
}

/** Records that changes create: what they are called, and their ids once they have one. */
type MadeRecords = ReadonlyMap<string, { readonly name: string; readonly id: number | undefined }>;

export interface Problem {
  readonly field: string;
  /** A translation key, or words. */
  readonly message: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The fields that differ, in the order of the declaration; of what is created or deleted, those that hold something. */
function fieldChanges(schema: ResourceSchema, { before = {}, after = {} }: RowReport): readonly FieldChange[] {
  return Object.keys(schema.fields)
    .filter((field) => Object.hasOwn(before, field) || Object.hasOwn(after, field))
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => !isEmptyValue(change.before) || !isEmptyValue(change.after));
}

/** What is wrong with a row: field by field, else the sentence that it came with. */
function problemsOf({ status, issues = {}, message }: RowReport): readonly Problem[] {
  if (status !== 'refused') return [];
  const found = Object.entries(issues).flatMap(([field, list]) =>
    list.map(({ code, args, path }): Problem => ({
      field: [field, ...(path ?? [])].filter(Boolean).join('.'),
      message: code.includes(' ') ? code : `validation.${code}`,
      ...(args && { args }),
    })),
  );
  if (found.length > 0) return found;
  return [{ field: '', message: message ?? 'data.errors.invalid' }];
}

const NOTHING: ChangeRequest = { collection: '', action: 'update' };

/** The records that are named by handles. */
function madeRecords(registry: Registry, rows: readonly RowReport[], changes: readonly ChangeRequest[]): MadeRecords {
  const made = new Map<string, { readonly name: string; readonly id: number | undefined }>();
  for (const { index, id, after } of rows) {
    const { handle, collection } = changes[index] ?? NOTHING;
    const schema = handle === undefined ? undefined : registry.resolve(collection)?.schema;
    if (handle === undefined || !schema) continue;
    const name = representationOf(schema, { ...after, id: id ?? NO_ID });
    made.set(handle, { id, name: name === `#${NO_ID}` ? '' : name });
  }
  return made;
}

/** Stands for an id that is not given yet. */
const NO_ID = 0;

/** An address with the ids that records have by now where their handles were. */
const withIds = (collection: string, made: MadeRecords): string =>
  collection
    .split('/')
    .map((segment) => made.get(handleInSegment(segment) ?? '')?.id ?? segment)
    .join('/');

/** The rows of a report as a preview shows them, by the declarations of their own collections. */
export function previewRows(
  registry: Registry,
  schema: ResourceSchema,
  { rows }: Pick<ChangeReport, 'rows'>,
  changes: readonly ChangeRequest[],
): readonly PreviewRow[] {
  const places = new Map<string, ReturnType<Registry['resolve']>>();
  const placeOf = (collection: string) => {
    if (!places.has(collection)) places.set(collection, registry.resolve(collection));
    return places.get(collection) ?? { schema, parents: {} };
  };
  const made = madeRecords(registry, rows, changes);
  return rows.map((row) => {
    const change = changes[row.index] ?? NOTHING;
    const collection = made.size > 0 ? withIds(change.collection, made) : change.collection;
    const place = placeOf(collection);
    return {
      row,
      ...place,
      collection: collection || schema.name,
      id: row.id ?? change.id,
      isNew: change.action === 'create',
      values: { ...change.values, ...row.before, ...row.after },
      naming: change.action === 'create' ? { ...change.values, ...row.after } : (row.before ?? {}),
      fields: fieldChanges(place.schema, row),
      problems: problemsOf(row),
      made,
    };
  });
}
