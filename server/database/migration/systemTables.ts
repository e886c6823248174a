/**
 * The tables that the store itself needs, as statements that can be run again.
 *
 * `change_set` and `change_row` are the record of every write. `table_version` counts the write transactions of a
 * resource and holds its exact number of records; it is written last in a transaction, so that the order of versions is
 * the order of commits, and a snapshot that shows version n shows exactly the writes 1 to n. `table_change` says which
 * change set made which version.
 */
export const SYSTEM_TABLES: readonly string[] = [
  `create table if not exists change_set (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    author_id text not null,
    author_name text not null,
    origin text not null
  )`,
  'create index if not exists change_set_at on change_set (at desc)',
  `create table if not exists change_row (
    change_set bigint not null references change_set on delete cascade,
    ordinal integer not null,
    resource text not null,
    row_id bigint not null,
    parent_id bigint,
    action text not null check (action in ('create', 'update', 'delete')),
    version integer not null,
    before jsonb,
    after jsonb,
    primary key (change_set, ordinal)
  )`,
  'create index if not exists change_row_of on change_row (resource, row_id, change_set desc)',
  `create table if not exists table_version (
    resource text primary key,
    version bigint not null default 0,
    row_count bigint not null default 0
  )`,
  `create table if not exists table_change (
    resource text not null,
    version bigint not null,
    change_set bigint not null references change_set on delete cascade,
    primary key (resource, version)
  )`,
];
