import type pg from 'pg';
import { exclusionRules, fieldsOfRule, type ExclusionRule } from '../../../src/resources/records/exclusionRules';
import { fieldsIn } from '../../../src/resources/language/condition';
import { isSame } from '../../../src/resources/common/isSame';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Issues } from '../../../src/resources/records/validate';
import { conditionSql } from '../listing/condition';
import { identifier, join, raw, sql, toQuery, type Sql } from '../sql';
import { sameTerm } from '../tables/exclusionIndexes';
import { SYSTEM_COLUMNS } from '../tables/systemColumns';
import { storedTables, type Table } from '../tables/table';
import { refused, type Refusal, type RowRule, type WrittenRow } from './changeTypes';

/** Number of advisory locks per rule: bounds how many locks an import takes. */
const LOCKS = 256;

const sameTerms = ({ schema, columns }: Table, { same }: ExclusionRule, alias: string): readonly Sql[] => [
  ...(schema.parent ? [identifier(alias, SYSTEM_COLUMNS.parent)] : []),
  ...same.map((field) => raw(sameTerm(schema, field, columns, alias))),
];

const applies = (table: Table, { when }: ExclusionRule): Sql => (when ? conditionSql(table, when) : raw('true'));

/** Whether two periods overlap. Days include the end, instants exclude it. A missing bound is open. */
function overlap({ columns }: Table, period: NonNullable<ExclusionRule['period']>): Sql {
  const isInstant = columns.find(({ field }) => field === period.from)?.type === 'timestamptz';
  const sign = raw(isInstant ? '<' : '<=');
  const [start, end] = [identifier('t', period.from), identifier('t', period.to)];
  const [otherStart, otherEnd] = [identifier('w', period.from), identifier('w', period.to)];
  const before = (from: Sql, to: Sql) => sql`(${from} is null or ${to} is null or ${from} ${sign} ${to})`;
  const isThere = (from: Sql, to: Sql) => sql`num_nonnulls(${from}, ${to}) > 0`;
  return sql`${isThere(start, end)} and ${isThere(otherStart, otherEnd)}
    and ${before(start, otherEnd)} and ${before(otherStart, end)}`;
}

/** Locks the rule's key values until the transaction ends, so that no other writer adds a clashing record. */
async function lock(
  client: pg.ClientBase,
  at: Sql,
  table: Table,
  rule: ExclusionRule,
  ids: readonly number[],
): Promise<void> {
  const key = join([...sameTerms(table, rule, 't'), raw("''")]);
  const name = `${at.strings.join('')} ${fieldsOfRule(rule).join()}`;
  await client.query(
    toQuery(sql`select pg_advisory_xact_lock(hashtext(${name}), number) from (
      select distinct abs(hashtext(concat_ws(' ', ${key})) % ${raw(String(LOCKS))}) as number
      from ${at} t where t.id = any(${ids}::bigint[]) order by 1) numbers`),
  );
}

interface Clash {
  readonly id: number;
  readonly other: number;
}

/** For each record, the one that it clashes with: an existing one, or else the earliest in the batch. */
async function clashes(
  client: pg.ClientBase,
  at: Sql,
  table: Table,
  rule: ExclusionRule,
  ids: readonly number[],
): Promise<readonly Clash[]> {
  const own = sameTerms(table, rule, 't');
  const others = sameTerms(table, rule, 'w');
  const isSameHere = own.map((term, index) => sql` and ${term} = ${others[index] ?? raw('null')}`);
  const query = sql`
    select w.id, o.id as other from (
      select t.*, written.place from ${at} t join unnest(${ids}::bigint[]) with ordinality written(id, place) on written.id = t.id
      where ${applies(table, rule)}
    ) w join lateral (
      select t.id from ${at} t left join unnest(${ids}::bigint[]) with ordinality written(id, place) on written.id = t.id
      where t.id <> w.id and (written.place is null or written.place < w.place)${join(isSameHere, '')}
        and ${rule.period ? overlap(table, rule.period) : raw('true')} and ${applies(table, rule)}
      order by written.place nulls first limit 1
    ) o on true order by w.place`;
  return (await client.query<Clash>(toQuery(query))).rows.map(({ id, other }) => ({
    id: Number(id),
    other: Number(other),
  }));
}

const isTouched = (rule: ExclusionRule, { before, after }: WrittenRow): boolean =>
  after !== undefined && (!before || fieldsOfRule(rule).some((field) => !isSame(before[field], after[field])));

function issuesOf({ schema }: Table, { same, when, period }: ExclusionRule): Issues {
  // Without `same`, only one record below a parent may fulfil the condition.
  if (!period && same.length === 0)
    return Object.fromEntries((when ? fieldsIn(when) : []).slice(0, 1).map((field) => [field, [{ code: 'onlyOne' }]]));
  if (!period) return Object.fromEntries(same.map((field) => [field, [{ code: 'duplicate' }]]));
  return { [period.from]: [{ code: 'periodOverlap', args: { ...period, resource: schema.name } }] };
}

/** Of two clashing records in a batch, refuses the later one, unless the earlier one is refused already. */
function refusals(table: Table, rule: ExclusionRule, rows: readonly WrittenRow[], found: readonly Clash[]) {
  const placeOf = new Map(rows.map(({ id, place }) => [id, place]));
  const denied = new Map<number, Refusal>();
  for (const { id, other } of found) {
    const [place, otherPlace] = [placeOf.get(id), placeOf.get(other)];
    if (place === undefined || (otherPlace !== undefined && denied.has(otherPlace))) continue;
    denied.set(place, refused(rule.period ? 'invalid' : 'duplicate', issuesOf(table, rule)));
  }
  return denied;
}

const ruleOf = (table: Table, rule: ExclusionRule): RowRule => ({
  resources: [table.stored],
  async refuses(client, schema, rows) {
    const touched = rows.filter((row) => isTouched(rule, row));
    if (touched.length === 0) return new Map();
    const at = identifier(schema, table.name);
    const ids = touched.map(({ id }) => id);
    await lock(client, at, table, rule, ids);
    return refusals(table, rule, touched, await clashes(client, at, table, rule, ids));
  },
});

/** Row rules for `uniqueWhen` and `noOverlap`. A concurrent writer of the same values waits for the lock. */
export const declaredRules = (registry: Registry): readonly RowRule[] =>
  storedTables(registry).flatMap((table) => exclusionRules(table.schema).map((rule) => ruleOf(table, rule)));
