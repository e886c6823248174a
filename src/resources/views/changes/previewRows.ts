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

export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface PreviewRow {
  readonly row: RowReport;
  readonly collection: string;
  readonly schema: ResourceSchema;
  readonly parents: Readonly<Record<string, string>>;
  readonly id: number | undefined;
  readonly isNew: boolean;
  /** All known values; the target of a reference may depend on them. */
  readonly values: ChangeValues;
  /**
   * Values of the representation fields; the stored ones for an existing record, because people know it by
   * its old name.
   */
  readonly naming: ChangeValues;
  readonly fields: readonly FieldChange[];
  /** `field` is '' for the record as a whole. */
  readonly problems: readonly Problem[];
  /** Records created by the same changes, by handle. */
  readonly made: MadeRecords;
}

type MadeRecords = ReadonlyMap<string, { readonly name: string; readonly id: number | undefined }>;

export interface Problem {
  readonly field: string;
  /** A translation key, or text. */
  readonly message: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** Changed fields in declaration order; for a created or deleted record, the non-empty ones. */
function fieldChanges(schema: ResourceSchema, { before = {}, after = {} }: RowReport): readonly FieldChange[] {
  return Object.keys(schema.fields)
    .filter((field) => Object.hasOwn(before, field) || Object.hasOwn(after, field))
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((change) => !isEmptyValue(change.before) || !isEmptyValue(change.after));
}

/** Problems per field, or else the row's message. */
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

const NO_ID = 0;

/** Replaces handles in an address by the ids of the created records. */
const withIds = (collection: string, made: MadeRecords): string =>
  collection
    .split('/')
    .map((segment) => made.get(handleInSegment(segment) ?? '')?.id ?? segment)
    .join('/');

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

/**
 * What asks for a decision is in sight at once, otherwise in the order of the request.
 *
 * @param isFirst rows that stay among the first when they are no longer refused
 */
export const refusedFirst = (
  rows: readonly PreviewRow[],
  isFirst?: (index: number) => boolean,
): readonly PreviewRow[] => {
  const comesFirst = ({ row }: PreviewRow) => row.status === 'refused' || isFirst?.(row.index) === true;
  return [...rows.filter(comesFirst), ...rows.filter((row) => !comesFirst(row))];
};
