import type { Database } from './open';
import { runStatements } from './migration/runStatements';
import { SHARED_SCHEMA } from './migration/sharedFunctions';

/**
 * Tables shared by all processes, as idempotent statements. `call_count` counts calls per caller and minute; it is
 * unlogged, because losing it in a crash does no harm.
 */
const SHARED_TABLES: readonly string[] = [
  `create schema if not exists ${SHARED_SCHEMA}`,
  `create table if not exists ${SHARED_SCHEMA}.tenant (
    id text primary key,
    name text not null,
    hosts text[] not null,
    schema text not null unique,
    main boolean not null default false,
    add_network_fast_track boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create table if not exists ${SHARED_SCHEMA}.task (
    name text primary key,
    begun_at timestamptz not null
  )`,
  `create unlogged table if not exists ${SHARED_SCHEMA}.call_count (
    minute bigint not null,
    caller text not null,
    count integer not null,
    primary key (minute, caller)
  )`,
];

/** Safe to call from several processes at once. */
export const prepareSharedTables = (database: Pick<Database, 'pool'>): Promise<void> =>
  runStatements(database, SHARED_TABLES);
