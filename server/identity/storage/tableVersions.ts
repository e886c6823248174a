import { literal, quoted } from '../../database/sql';

/**
 * A subquery with one column per version, a text that changes in every transaction that writes one of its resources.
 * Data read at the same version is therefore still current.
 *
 * @param versions the resources of each version, by column name
 */
export function tableVersions(schema: string, versions: Readonly<Record<string, readonly string[]>>): string {
  const list = (resources: readonly string[]) => resources.map(literal).join(', ');
  const columns = Object.entries(versions).map(
    ([name, resources]) =>
      `coalesce(string_agg(v.resource || ' ' || v.version, ',' ORDER BY v.resource)
         FILTER (WHERE v.resource IN (${list(resources)})), '') AS ${quoted(name)}`,
  );
  const every = [...new Set(Object.values(versions).flat())];
  return `(SELECT ${columns.join(', ')} FROM ${quoted(schema, 'table_state')} v WHERE v.resource IN (${list(every)}))`;
}
