import pg from 'pg';
import type { StoredColumn, StoredTable } from './storedTable';

/** Tables and partitioned tables, without their partitions. */
const TABLES = `
  select c.oid::int as oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`;

/** Resolves domains to their base type, and arrays to their elements. */
const COLUMNS = `
  select a.attrelid::int as oid, a.attname as name,
    case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) else format_type(a.atttypid, a.atttypmod) end as type,
    t.typcategory = 'A' as "isArray",
    (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = case when t.typcategory = 'A' then t.typelem when t.typtype = 'd' then t.typbasetype else t.oid end) as values,
    (select json_agg(pg_get_expr(k.conbin, 0)) from pg_constraint k where k.contypid = t.oid) as "domainChecks",
    a.attnotnull or t.typnotnull as "notNull", pg_get_expr(d.adbin, d.adrelid) as expression,
    a.attgenerated <> '' as "isComputed", a.attidentity <> '' as "isIdentity", col_description(a.attrelid, a.attnum) as comment
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where n.nspname = $1 and a.attnum > 0 and not a.attisdropped order by a.attnum`;

const NAMES = (columns: string, relation: string) =>
  `(select json_agg(a.attname order by one.at) from unnest(${columns}) with ordinality one(number, at)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = one.number)`;

const CONSTRAINTS = `
  select k.conrelid::int as oid, k.contype as kind, ${NAMES('k.conkey', 'k.conrelid')} as columns,
    f.relname as "table", ${NAMES('k.confkey', 'k.confrelid')} as targets, k.confdeltype as "onDelete",
    case when k.contype = 'c' then pg_get_expr(k.conbin, k.conrelid) end as condition
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace left join pg_class f on f.oid = k.confrelid
  where n.nspname = $1 and k.contype in ('p', 'f', 'u', 'c') order by k.conname`;

/** Unique indexes without a constraint. */
const INDEXES = `
  select i.indrelid::int as oid, ${NAMES('i.indkey', 'i.indrelid')} as columns,
    case when i.indpred is not null or 0 = any(i.indkey) then pg_get_indexdef(i.indexrelid) end as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and i.indisunique and not i.indisprimary
    and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid) order by c.relname`;

interface Row {
  readonly oid: number;
}

type ConstraintRow = Row & {
  readonly kind: 'p' | 'f' | 'u' | 'c';
  readonly columns: readonly string[] | null;
  readonly table: string | null;
  readonly targets: readonly string[] | null;
  readonly onDelete: StoredTable['links'][number]['onDelete'];
  readonly condition: string | null;
};

/** Drops nulls and the oid. */
const known = <Value extends object>(row: Value): Value =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => name !== 'oid' && value !== null)) as Value;

/** Reads the tables of a schema from the catalogue, without locks or writes. */
export async function readTables(
  client: Pick<pg.ClientBase, 'query'>,
  schema: string,
): Promise<readonly StoredTable[]> {
  const rows = async <Found extends Row>(sql: string) => (await client.query<Found>(sql, [schema])).rows;
  const tables = await rows<Row & { name: string; comment: string | null }>(TABLES);
  const columns = await rows<Row & StoredColumn>(COLUMNS);
  const constraints = await rows<ConstraintRow>(CONSTRAINTS);
  const indexes = await rows<Row & { columns: readonly string[] | null; definition: string | null }>(INDEXES);
  return tables.map(({ oid, name, comment }) => {
    const own = constraints.filter((one) => one.oid === oid);
    const of = (kind: ConstraintRow['kind']) => own.filter((one) => one.kind === kind);
    return {
      name,
      ...(comment !== null && { comment }),
      columns: columns.filter((column) => column.oid === oid).map((column) => known<StoredColumn>(column)),
      primaryKey: of('p')[0]?.columns ?? [],
      links: of('f').map((one) => ({
        columns: one.columns ?? [],
        table: one.table ?? '',
        targets: one.targets ?? [],
        onDelete: one.onDelete,
      })),
      uniques: [...of('u'), ...indexes.filter((one) => one.oid === oid)].map((one) => ({
        columns: one.columns ?? [],
        ...('definition' in one && one.definition !== null && { definition: one.definition }),
      })),
      checks: of('c').flatMap(({ condition }) => condition ?? []),
    };
  });
}

export async function withTables(url: string, schema: string): Promise<readonly StoredTable[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await readTables(client, schema);
    if (tables.length === 0) throw new Error(`Le schéma « ${schema} » n'a aucune table.`);
    return tables;
  } finally {
    await client.end();
  }
}
