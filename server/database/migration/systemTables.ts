/**
 * Partitioned by month of writing (`database/history/months.ts`). Change sets are never deleted, so no foreign key is
 * needed.
 */
export const HISTORY_TABLE = `create table if not exists change_row (
    change_set bigint not null,
    ordinal integer not null,
    resource text not null,
    row_id bigint not null,
    parent_id bigint,
    action text not null constraint change_row_action check (action in ('create', 'update', 'delete')),
    version integer not null,
    before jsonb,
    after jsonb,
    at timestamptz not null default now()
  ) partition by range (at)`;

/**
 * System tables of each tenant, as idempotent statements.
 *
 * - `change_set` and `change_row` record every write. `reverts_all`: the change set undid all rows of `reverts`.
 * - `table_version` counts the write transactions, records and files of a resource. A transaction that finds its row
 * locked inserts into `table_delta` instead; `table_state` adds both up. Two snapshots with the same version contain
 * the same writes.
 * - `table_change` lists the resources that a change set wrote. Only older programs use `version`; they leave the
 * number of rows and the first ordinal null.
 * - `rank_counter` holds the next rank of a ranked collection, or number of a sequence (`changes/sequences.ts`).
 * - `change_key` and `change_answer` repeat the answers to change sets with an idempotency key.
 * - `author_day` counts what each author wrote per day; `quota` overrides limits of the settings.
 * - `statistic_result` caches slow statistics for a minute; `outbox` holds deliveries that follow writes.
 * - `file_lease` says which process works on a file's content, and until when.
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
  'alter table change_set add column if not exists reverts bigint',
  'alter table change_set add column if not exists reverts_all boolean not null default false',
  'create index if not exists change_set_reverts on change_set (reverts) where reverts is not null',
  HISTORY_TABLE,
  'create table if not exists change_row_rest partition of change_row default',
  'create unique index if not exists change_row_key on change_row (change_set, ordinal, at)',
  'create index if not exists change_row_of on change_row (resource, row_id, change_set desc)',
  `create index if not exists change_row_deleted on change_row (resource, change_set desc, ordinal desc)
    where action = 'delete'`,
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
  'create index if not exists table_change_of on table_change (change_set)',
  'alter table table_change add column if not exists row_count integer',
  'alter table table_change add column if not exists first_row integer',
  `create table if not exists rank_counter (
    resource text not null,
    parent_id bigint not null,
    segment text not null,
    next integer not null,
    primary key (resource, parent_id, segment)
  )`,
  `create table if not exists change_key (
    author_id text not null,
    key text not null,
    fingerprint text not null,
    at timestamptz not null default now(),
    change_set bigint references change_set on delete set null,
    primary key (author_id, key)
  )`,
  'create index if not exists change_key_at on change_key (at)',
  `create table if not exists change_answer (
    author_id text not null,
    key text not null,
    part integer not null,
    rows jsonb not null,
    primary key (author_id, key, part),
    foreign key (author_id, key) references change_key on delete cascade
  )`,
  'alter table table_version add column if not exists file_count bigint not null default 0',
  'alter table table_version add column if not exists file_bytes bigint not null default 0',
  `create table if not exists table_delta (
    resource text not null,
    records bigint not null,
    files bigint not null,
    bytes bigint not null
  )`,
  'create index if not exists table_delta_of on table_delta (resource)',
  `create or replace view table_state as
    select v.resource, v.version + d.writes as version, v.row_count + d.records as row_count,
      v.file_count + d.files as file_count, v.file_bytes + d.bytes as file_bytes
    from table_version v cross join lateral (
      select count(*) as writes, coalesce(sum(records), 0)::bigint as records, coalesce(sum(files), 0)::bigint as files,
        coalesce(sum(bytes), 0)::bigint as bytes
      from table_delta where table_delta.resource = v.resource
    ) d`,
  'alter table table_change add column if not exists xid xid8',
  'alter table table_change alter column xid set default pg_current_xact_id()',
  'create index if not exists table_change_since on table_change (resource, xid) where xid is not null',
  // Caches slow statistics for a minute; unlogged, because losing it does no harm.
  `create unlogged table if not exists statistic_result (
    key text primary key,
    counted_at timestamptz not null,
    answer jsonb not null
  )`,
  'create index if not exists statistic_result_age on statistic_result (counted_at)',
  `create table if not exists author_day (
    author_id text not null,
    day date not null,
    records bigint not null,
    files bigint not null,
    bytes bigint not null,
    primary key (author_id, day)
  )`,
  `create table if not exists quota (
    name text primary key,
    most bigint not null check (most >= 0)
  )`,
  `create table if not exists file_lease (
    id text primary key,
    holder uuid not null,
    until timestamptz not null
  )`,
  `create table if not exists outbox (
    id bigint generated always as identity primary key,
    delivery uuid not null default gen_random_uuid(),
    kind text not null,
    name text not null,
    resource text not null,
    row_id bigint not null,
    action text not null,
    author_name text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    state text not null default 'waiting' constraint outbox_state check (state in ('waiting', 'sent', 'failed')),
    attempts integer not null default 0,
    next_at timestamptz not null default now(),
    finished_at timestamptz,
    outcome text
  )`,
  "create index if not exists outbox_due on outbox (next_at) where state = 'waiting'",
  "create index if not exists outbox_finished on outbox (finished_at) where state <> 'waiting'",
  // For planned deliveries: index of the follow-up rule within its resource.
  'alter table outbox add column if not exists rule integer',
  `create index if not exists outbox_planned on outbox (resource, row_id) where rule is not null and state = 'waiting'`,
  // In-app notifications; their texts use the record's values at that time.
  `create table if not exists notification (
    id bigint generated always as identity primary key,
    person_id bigint not null,
    resource text not null,
    row_id bigint not null,
    words jsonb not null,
    held jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index if not exists notification_of on notification (person_id, id desc)',
  'create index if not exists notification_age on notification (created_at)',
  `create table if not exists outbox_key (
    one boolean primary key default true check (one),
    secret text not null,
    made_at timestamptz not null default now()
  )`,
];
