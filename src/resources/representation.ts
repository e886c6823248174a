import { kindOf } from './fields/kinds';
import { isEmptyValue } from './validate';
import type { AnyRecord, ResourceSchema } from './types';

/** The text of one value, as its kind writes it; '' for none. */
export function textOf(schema: Pick<ResourceSchema, 'fields'>, field: string, record: AnyRecord): string {
  const spec = schema.fields[field];
  const value = record[field];
  return spec && !isEmptyValue(value) ? kindOf(spec).toText(value, spec) : '';
}

/**
 * The text that names a record in titles, links and pickers: its declared fields, or `#id` where they are all empty.
 *
 * @example representationOf(Domaines, { id: 3, libelle: 'Santé' }) // 'Santé'
 */
export function representationOf(schema: Pick<ResourceSchema, 'fields' | 'representation'>, record: AnyRecord): string {
  const texts = schema.representation.map((field) => textOf(schema, field, record)).filter((text) => text !== '');
  return texts.join(' ') || `#${record.id}`;
}
