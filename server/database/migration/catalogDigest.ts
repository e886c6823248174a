import { SHARED_SCHEMA } from './sharedFunctions';

/**
 * A digest of each schema (`$1`: their names), to see whether it has changed. Excludes partitions, which come and go.
 * One scan of the catalog for all schemas.
 */
export const CATALOG_DIGESTS = `
  select n.nspname as schema, md5(string_agg(l.line, chr(10) order by l.line collate "C")) || (
    select md5(string_agg(concat_ws(' ', proname, prosrc), chr(10) order by proname, oid)) from pg_proc
    where pronamespace = to_regnamespace('${SHARED_SCHEMA}')
  ) as digest
  from pg_namespace n join (
    select c.relnamespace, concat_ws(' ', c.relkind, c.relname, i.indisvalid)
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relkind in ('r', 'p', 'i', 'I') and not c.relispartition
    union all
    select c.relnamespace, concat_ws(' ', 'column', c.relname, a.attname, a.atttypid, a.atttypmod, a.attnotnull, a.atthasdef)
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
    union all
    select c.relnamespace, concat_ws(' ', 'note', c.relname, d.objsubid, d.description)
    from pg_description d join pg_class c on c.oid = d.objoid
    where d.classoid = 'pg_class'::regclass
    union all
    select c.relnamespace, concat_ws(' ', 'trigger', c.relname, t.tgname, t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal
    union all
    select connamespace, concat_ws(' ', 'key', conname) from pg_constraint where contype = 'f'
  ) as l (namespace, line) on l.namespace = n.oid
  where n.nspname = any($1)
  group by n.nspname`;
