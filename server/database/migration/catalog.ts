import type pg from 'pg';

export interface ExistingColumn {
  readonly type: string;
  readonly notNull: boolean;
  readonly hasDefault: boolean;
  /** The column's comment, which the migration writes: the definition of a computed column. */
  readonly note: string;
}

export interface ExistingIndex {
  readonly table: string;
  /** False if a concurrent build was interrupted: PostgreSQL does not use the index. */
  readonly isValid: boolean;
}

interface ExistingTrigger {
  readonly table: string;
  readonly calls: string;
}

export interface Catalog {
  /** Columns by table, then by name. */
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, ExistingColumn>>;
  readonly indexes: ReadonlyMap<string, ExistingIndex>;
  readonly constraints: ReadonlySet<string>;
  /** Enabled triggers, by `table.trigger`. */
  readonly triggers: ReadonlyMap<string, ExistingTrigger>;
}

const COLUMNS = `
  select c.relname as "table", a.attname as name,
    format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull", a.atthasdef as "hasDefault",
    coalesce(col_description(c.oid, a.attnum), '') as note
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = $1 and c.relkind = 'r'`;

const INDEXES = `
  select c.relname as name, t.relname as "table", i.indisvalid as "isValid"
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1`;

const CONSTRAINTS = `
  select conname as name from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where n.nspname = $1 and k.contype = 'f'`;

const TRIGGERS = `
  select t.tgname as name, c.relname as "table", p.proname as calls
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and not t.tgisinternal and t.tgenabled <> 'D'`;

export async function readCatalog(client: pg.ClientBase, schema: string): Promise<Catalog> {
  const columns = await client.query<ExistingColumn & { table: string; name: string }>(COLUMNS, [schema]);
  const indexes = await client.query<ExistingIndex & { name: string }>(INDEXES, [schema]);
  const constraints = await client.query<{ name: string }>(CONSTRAINTS, [schema]);
  const triggers = await client.query<ExistingTrigger & { name: string }>(TRIGGERS, [schema]);
  const tables = new Map<string, Map<string, ExistingColumn>>();
  for (const { table, name, ...column } of columns.rows) {
    const known = tables.get(table) ?? new Map<string, ExistingColumn>();
    tables.set(table, known.set(name, column));
  }
  return {
    tables,
    indexes: new Map(indexes.rows.map(({ name, ...index }) => [name, index])),
    constraints: new Set(constraints.rows.map(({ name }) => name)),
    triggers: new Map(triggers.rows.map(({ name, ...trigger }) => [`${trigger.table}.${name}`, trigger])),
  };
}
