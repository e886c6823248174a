import { DIRECTORY_FIELDS, type DirectoryEntry } from '../../../../src/portal/directory';
import type { PrivacyReader } from '../../../../src/resources/access/privacy';
import { storedWordsOf } from '../../../database/listing/search';
import { join, raw, sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { directoryPeople } from './directoryPeople';
import type { DirectoryQuery } from './directoryQuery';

/**
 * Reads a page of the staff directory and the total count in one statement. People are matched and sorted by ids and
 * few columns, and all columns are read only for the page.
 */
export async function directoryPage(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  { page, pageSize, search, searchBy, teamId, orderBy, descending }: DirectoryQuery,
  reader: PrivacyReader,
): Promise<{ readonly items: readonly DirectoryEntry[]; readonly totalCount: number }> {
  const people = directoryPeople(tenant, reader);
  const fields = searchBy ? [searchBy] : DIRECTORY_FIELDS;
  const words = storedWordsOf(search).map(
    (word) =>
      sql`(${join(
        fields.map((field) => people.ways[field](word)),
        ' or ',
      )})`,
  );
  const conditions = [people.isShown, ...words, ...(teamId === undefined ? [] : [people.inTeam(teamId)])];
  const text = people.texts[orderBy];
  const direction = raw(descending ? 'desc' : 'asc');
  // People without a sort value come last in both directions.
  const order = sql`coalesce(${text}, '') = '', ${text} collate "fr-x-icu" ${direction},
    u.nom ${direction}, u.prenom ${direction}, u.id`;
  const { rows } = await tenant.database.pool.query<{ items: DirectoryEntry[] | null; total: number }>(
    toQuery(sql`
      with found as materialized (
        select u.id as person, row_number() over (order by ${order}) as place from ${people.from}
        where ${join(conditions, ' and ')}
      )
      select (select count(*) from found) as total, (
        select jsonb_agg(to_jsonb(p) - 'place' order by p.place) from (
          select found.place, ${people.columns} from found join (${people.from}) on u.id = found.person
          where found.place > ${(page - 1) * pageSize} and found.place <= ${page * pageSize}
        ) p) as items`),
  );
  const [row] = rows;
  return { items: row?.items ?? [], totalCount: Number(row?.total ?? 0) };
}
