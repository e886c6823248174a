import { literal, quoted } from '../../database/sql';

/**
 * The version of several resources together, as a subquery with one text for each name: the transaction that writes a
 * record of one of them changes it, so that what was read in the same version is still true.
 *
 * @param versions the resources of each version, by the name that its column has
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
