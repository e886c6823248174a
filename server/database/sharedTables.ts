import type { Database } from './open';
import { runStatements } from './migration/runStatements';
import { SHARED_SCHEMA } from './migration/sharedFunctions';

/**
 * What the processes of a database share, as statements that can be run again. `task` says when a daily task began last;
 * `call_count` how many calls each caller made in which minute: it is lost with a crash, and may be.
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

/** Makes the tables that all processes share. Several may call it at once. */
export const prepareSharedTables = (database: Pick<Database, 'pool'>): Promise<void> =>
  runStatements(database, SHARED_TABLES);
