import type { Grants } from '../../../../src/resources/access/access';
import type { ListQuery } from '../../../../src/resources/records/listQuery';
import { textOf } from '../../../../src/resources/records/representation';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../../database/store';
import { hiddenFields } from '../answer';
import { unseenReferences } from '../unseenReferences';
import { BYTE_ORDER_MARK, csvLine, csvStyleOf } from '../../../../src/resources/exchange/write/csv';
import type { Cell } from '../../../../src/resources/exchange/cells/cellTypes';
import { referencedTexts, referenceText, type NameSource, type ReferencedTexts } from './references';

export interface ExportSource extends NameSource {
  readonly held: Grants;
}

/** The API writes these exports in French, whatever the request's language. */
const STYLE = csvStyleOf('fr');

const lineOf = (
  schema: ResourceSchema,
  columns: readonly string[],
  record: StoredRecord,
  referenced: ReferencedTexts,
): string => {
  const answer = { ...record.values, id: record.id };
  const cells = columns.map((field): Cell => {
    const names = referenced.get(field);
    const value = record.values[field];
    if (names) return referenceText(value, names);
    return typeof value === 'number' ? value : textOf(schema, field, answer);
  });
  return csvLine([record.id, ...cells], [], STYLE);
};

/**
 * Writes a list as CSV, a batch of records at a time to bound memory use: every field that the list shows, under its
 * French label, with names instead of the ids of references.
 *
 * @param selection which records; fields that the list hides by default are hidden here too
 */
export async function* exportRows(
  source: ExportSource,
  schema: ResourceSchema,
  { search, ...selection }: Pick<ListQuery, 'search' | 'filter' | 'parameters' | 'values'>,
): AsyncGenerator<string> {
  const hidden = hiddenFields(schema, []);
  const columns = Object.keys(schema.fields).filter((name) => !hidden.includes(name));
  const headings = ['Identifiant', ...columns.map((name) => schema.fields[name]?.label[0] ?? name)];
  yield BYTE_ORDER_MARK + csvLine(headings, [], STYLE);
  const unseen = unseenReferences(schema, source.registry, source.held);
  const query = { ...selection, unseen, ...(search && schema.search.length > 0 && { search }) };
  for await (const records of source.snapshot.records(schema, query)) {
    const referenced = await referencedTexts(source, schema, records);
    yield records.map((record) => lineOf(schema, columns, record, referenced)).join('');
  }
}
