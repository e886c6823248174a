import { kindOf } from '../fields/kinds';
import { isReference, NOTHING_KNOWN, type Referenced } from '../registry/referenced';
import { isEmptyValue } from './validate';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

function nameOf(schema: Pick<ResourceSchema, 'fields'>, field: string, record: AnyRecord): string {
  const spec = schema.fields[field];
  const value = record[field];
  if (!spec || isEmptyValue(value)) return '';
  const kind = kindOf(spec);
  return (kind.toName ?? kind.toText)(value, spec);
}

export function textOf(schema: Pick<ResourceSchema, 'fields'>, field: string, record: AnyRecord): string {
  const spec = schema.fields[field];
  const value = record[field];
  return spec && !isEmptyValue(value) ? kindOf(spec).toText(value, spec) : '';
}

type Named = Pick<ResourceSchema, 'fields' | 'representation'>;

/** Representation fields that are references, and are replaced by the names of their records. */
export const namedThrough = (schema: Named): readonly string[] =>
  schema.representation.filter((name) => isReference(schema, name));

/** Separators within a record's name, and between several records. */
const WORD_SPACE = ' ';
const BETWEEN_RECORDS = ' · ';

/**
 * Name of a record in titles, links and pickers: its representation fields, or `#id` if all are empty.
 * References are replaced by the names of known records.
 *
 * @example representationOf(Domaines, { id: 3, libelle: 'Santé' }) // 'Santé'
 */
export function representationOf(schema: Named, record: AnyRecord, referenced: Referenced = NOTHING_KNOWN): string {
  const through = namedThrough(schema);
  const texts = schema.representation.map((field) =>
    through.includes(field)
      ? referenced(record, field)
          .map((one) => representationOf(one.schema, one.record))
          .join(', ')
      : nameOf(schema, field, record),
  );
  const between = through.length > 0 ? BETWEEN_RECORDS : WORD_SPACE;
  return texts.filter((text) => text !== '').join(between) || `#${record.id}`;
}
