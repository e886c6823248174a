import type pg from 'pg';
import { isEmptyValue } from '../../../src/resources/fields/shared/reading';
import { kindOf } from '../../../src/resources/fields/kinds';
import { asksReferenced, rulesOf, ruleIssues } from '../../../src/resources/records/fieldRules';
import { referencesIn } from '../../../src/resources/language/condition';
import type { ReferencedRecords } from '../../../src/resources/records/holds';
import type { Registry } from '../../../src/resources/registry/registry';
import { recordColumns, toRecord, type Row } from '../reading/records';
import { identifier, sql, toQuery } from '../sql';
import { storedTables, type Table } from '../tables/table';
import { refused, type Refusal, type RowRule, type WrittenRow } from './changeTypes';

/** The tables of the referenced records that a resource's rules need, by reference field. */
function referencedTables({ schema }: Table, tables: readonly Table[]): ReadonlyMap<string, Table> {
  const names = Object.values(schema.fields).flatMap((spec) => rulesOf(spec).flatMap(([, rule]) => referencesIn(rule)));
  return new Map(
    [...new Set(names)].flatMap((field) => {
      const spec = schema.fields[field];
      const resource = spec && kindOf(spec).reference?.(spec)?.resource;
      const table = tables.find((one) => one.schema.name === resource);
      return table ? [[field, table] as const] : [];
    }),
  );
}

/** The records that written rows reference or referenced, as seen by the transaction. */
async function readReferenced(
  client: pg.ClientBase,
  schema: string,
  pointed: ReadonlyMap<string, Table>,
  rows: readonly WrittenRow[],
): Promise<ReferencedRecords> {
  const found = new Map<string, ReadonlyMap<number, Readonly<Record<string, unknown>>>>();
  for (const [field, table] of pointed) {
    const ids = rows
      .flatMap(({ before, after }) => [before?.[field], after?.[field]])
      .filter((id) => !isEmptyValue(id));
    if (ids.length === 0) continue;
    const query = sql`select ${recordColumns(table)} from ${identifier(schema, table.name)} t
      where t.id = any(${[...new Set(ids.map(Number))]}::bigint[])`;
    const records = (await client.query<Row>(toQuery(query))).rows.map((row) => toRecord(table, row));
    found.set(field, new Map(records.map(({ id, values }) => [id, { ...values, id }])));
  }
  return (field, id) => {
    const table = pointed.get(field);
    const record = found.get(field)?.get(Number(id));
    return table && record && { schema: table.schema, record };
  };
}

const ruleOf = (table: Table, pointed: ReadonlyMap<string, Table>): RowRule => ({
  resources: [table.stored],
  async refuses(client, schema, rows) {
    const written = rows.filter(({ after, comesBack }) => after !== undefined && !comesBack);
    const refusals = new Map<number, Refusal>();
    if (written.length === 0) return refusals;
    const referenced = await readReferenced(client, schema, pointed, written);
    for (const { place, before, after = {}, takenBack } of written) {
      const issues = ruleIssues(
        { ...table.schema, referenced },
        after,
        { stored: before, isTakenBack: takenBack },
        asksReferenced,
      );
      if (Object.keys(issues).length > 0) refusals.set(place, refused('invalid', issues));
    }
    return refusals;
  },
});

/** Row rules for fields whose rules depend on a referenced record. */
export function referencedRules(registry: Registry): readonly RowRule[] {
  const tables = storedTables(registry);
  return tables
    .filter(({ schema }) => Object.values(schema.fields).some(asksReferenced))
    .map((table) => ruleOf(table, referencedTables(table, tables)));
}
