import { kindOf } from '../fields/kinds';
import { isReference, NOTHING_KNOWN, type Referenced } from '../registry/referenced';
import { isEmptyValue } from './validate';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';

/** One value as a part of a name, as people write it; '' for none. */
function nameOf(schema: Pick<ResourceSchema, 'fields'>, field: string, record: AnyRecord): string {
  const spec = schema.fields[field];
  const value = record[field];
  if (!spec || isEmptyValue(value)) return '';
  const kind = kindOf(spec);
  return (kind.toName ?? kind.toText)(value, spec);
}

/** The text of one value, as its kind writes it; '' for none. */
export function textOf(schema: Pick<ResourceSchema, 'fields'>, field: string, record: AnyRecord): string {
  const spec = schema.fields[field];
  const value = record[field];
  return spec && !isEmptyValue(value) ? kindOf(spec).toText(value, spec) : '';
}

type Named = Pick<ResourceSchema, 'fields' | 'representation'>;

/** The fields of a record's name that point at others, whose names take their place. */
export const namedThrough = (schema: Named): readonly string[] =>
  schema.representation.filter((name) => isReference(schema, name));

/** Between texts of one record, and between those of several. */
const WORD_SPACE = ' ';
const BETWEEN_RECORDS = ' · ';

/**
 * The text that names a record in titles, links and pickers: its declared fields, or `#id` where they are all empty. Of
 * a reference it is the name of the record that it points at, as far as that is known: an id names nothing.
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
