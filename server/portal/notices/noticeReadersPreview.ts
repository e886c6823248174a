import type pg from 'pg';
import { rightsOverKind } from '../../../src/resources/access/access';
import { Fonctions } from '../../../src/resources/schemas/acces';
import { GroupeMembres, Groupes } from '../../../src/resources/schemas/equipes';
import { InformationsAdditionnelles } from '../../../src/resources/schemas/notices';
import { IdentiteFonctions, ProfilEntreprises } from '../../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { identifier, raw, sql, toQuery, type Sql } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableIn } from '../../database/tables/tableAt';
import { allRights } from '../../identity/storage/accessTables';
import { linkLimits } from '../../identity/storage/profileExtents';

export interface Addressed {
  readonly cibleType: string;
  readonly cibleId: number;
  readonly fonctionsAllowed: readonly number[];
  readonly groupesAllowed: readonly number[];
}

interface Reader {
  /** Label of the function or group; null for administrators of such notices. */
  readonly heading: string | null;
  readonly name: string;
}

/** SQL condition that a profile's right `h` covers the company as a whole; a link to one of its sites does not. */
function reachesCompany(schema: string, companyId: number): Sql {
  const { inBranch, inRegion } = linkLimits(schema);
  return sql`exists (
    select from ${tableIn(schema, ProfilEntreprises)} l
    where l."identityId" = h.identity_id and l."profilId" = h.via_id and l."entrepriseId" = ${companyId}
      and l."siteId" is null and ${raw(inBranch)} and ${raw(inRegion())})`;
}

/** Returns the people of the audience who may read about the target, grouped by function or group. */
export async function noticeReaders(
  db: Pick<pg.ClientBase, 'query'>,
  schema: string,
  { cibleType, cibleId, fonctionsAllowed, groupesAllowed }: Addressed,
): Promise<readonly Reader[]> {
  const at = (resource: { readonly name: string }) => tableIn(schema, resource);
  // Limited rights only cover companies.
  const reaches = cibleType === 'Entreprise' ? reachesCompany(schema, cibleId) : sql`false`;
  const holding = (action: 'show' | 'delete') =>
    sql`(select distinct h.identity_id from ${raw(allRights(schema))} h
      where h.code || ':' || h.flag = any(${rightsOverKind(InformationsAdditionnelles, cibleType, action)})
        and (not h.limited or ${reaches}))`;
  const query = sql`
    with readers as (select identity_id from ${holding('show')} r)
    select a.heading, concat_ws(' ', u.nom, u.prenom) as name from (
      select 1 as part, f.libelle as heading, l."identityId" as person
      from ${at(IdentiteFonctions)} l join ${at(Fonctions)} f on f.id = l."fonctionId" and f.actif
      where f.id = any(${fonctionsAllowed}::bigint[])
      union
      select 2, g.libelle, m."membreId" from ${at(GroupeMembres)} m
      join ${at(Groupes)} g on g.id = ${identifier('m', SYSTEM_COLUMNS.parent)}
      where g.id = any(${groupesAllowed}::bigint[])
      union
      select 3, null, identity_id from ${holding('delete')} d
    ) a join ${at(Utilisateurs)} u on u.id = a.person and not coalesce(u."utilisateurMasquee", false)
    where a.person in (select identity_id from readers)
    order by a.part, a.heading, u.nom, u.prenom, u.id`;
  return (await db.query<Reader>(toQuery(query))).rows;
}
