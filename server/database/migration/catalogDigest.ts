import { SHARED_SCHEMA } from './sharedFunctions';

/**
 * A digest of each schema (`$1`: their names), to see whether it has changed. Excludes partitions, which come and go.
 * One scan of the catalog for all schemas. A sum of hashes needs no order, and sorting would take most of the time.
 */
export const CATALOG_DIGESTS = `
  with own as materialized (
    select c.oid, c.relnamespace, c.relname, c.relkind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p', 'i', 'I') and not c.relispartition
  )
  select n.nspname as schema, concat(count(*), ' ', sum(part.hash), ' ', (
    select md5(string_agg(concat_ws(' ', proname, prosrc), chr(10) order by proname, oid)) from pg_proc
    where pronamespace = to_regnamespace('${SHARED_SCHEMA}')
  )) as digest
  from pg_namespace n join (
    select relnamespace, hash_record_extended(row(relkind, relname, i.indisvalid), 0)
    from own left join pg_index i on i.indexrelid = own.oid
    union all
    select relnamespace, hash_record_extended(row('column'::text, relname, attname, atttypid, atttypmod, attnotnull, atthasdef), 0)
    from own cross join lateral (
      -- Without this limit the planner reads the columns of all indexes as well.
      select * from pg_attribute where attrelid = own.oid and attnum > 0 and not attisdropped offset 0
    ) a
    where relkind in ('r', 'p')
    union all
    select relnamespace, hash_record_extended(row('note'::text, relname, d.objsubid, d.description), 0)
    from own join pg_description d on d.objoid = own.oid and d.classoid = 'pg_class'::regclass
    union all
    select relnamespace, hash_record_extended(row('trigger'::text, relname, t.tgname, t.tgenabled), 0)
    from own join pg_trigger t on t.tgrelid = own.oid and not t.tgisinternal
    union all
    select connamespace, hash_record_extended(row('key'::text, conname), 0) from pg_constraint where contype = 'f'
  ) as part (namespace, hash) on part.namespace = n.oid
  where n.nspname = any($1)
  group by n.nspname`;
