import { mayDo } from '../../../../src/resources/access/access';
import type { Extent } from '../../../../src/resources/access/extent';
import type { PlanPerson, SlotType } from '../../../../src/planning/core/slot';
import { readsPrivate, type PrivacyReader } from '../../../../src/resources/access/privacy';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { EquipeMembres } from '../../../../src/resources/schemas/equipes';
import { TempsTravailSalaries } from '../../../../src/resources/schemas/planningSalaries';
import { TypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { raw, sql, toQuery, type Sql } from '../../../database/sql';
import { FULL_WEEK } from '../../../../src/planning/core/workingTime';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';
import { inExtent } from '../search/inExtent';

type Where = Pick<Tenant, 'database' | 'schema'>;

/** SQL for the photo, or null if the reader may not see it. */
function photoFor(reader: PrivacyReader | undefined): Sql {
  if (!reader || !mayDo(Utilisateurs, 'list', reader.grants)) return raw('null::jsonb');
  return readsPrivate(Utilisateurs, reader.grants)
    ? raw('u.photo')
    : sql`case when not coalesce(u."isPrivateMember", false) or u.id = ${reader.personId} then u.photo end`;
}

async function select(tenant: Where, condition: Sql, reader?: PrivacyReader): Promise<readonly PlanPerson[]> {
  const query = sql`
    select u.id, concat_ws(' ', u.nom, u.prenom) as name, w."structureId", w."agenceId",
      array(select m._parent from ${tableAt(tenant, EquipeMembres)} m where m."membreId" = u.id order by 1) as "equipesId",
      case when w.id is null then ${FULL_WEEK}::float8[] else array[coalesce(w.lundi, 0), coalesce(w.mardi, 0),
        coalesce(w.mercredi, 0), coalesce(w.jeudi, 0), coalesce(w.vendredi, 0), coalesce(w.samedi, 0),
        coalesce(w.dimanche, 0)]::float8[] end as hours,
      w."dateEntree", w."dateSortie", ${photoFor(reader)} as photo
    from ${tableAt(tenant, Utilisateurs)} u
    left join ${tableAt(tenant, TempsTravailSalaries)} w on w."utilisateurId" = u.id
    where ${condition} order by u.nom, u.prenom, u.id`;
  return (await tenant.database.pool.query<PlanPerson>(toQuery(query))).rows;
}

/** Hidden people are only listed on request. */
const SHOWN = raw('not coalesce(u."utilisateurMasquee", false)');

/** People with a declared working time or with slots, sorted by name. */
export const planningStaff = (tenant: Where, reader: PrivacyReader): Promise<readonly PlanPerson[]> =>
  select(
    tenant,
    sql`${SHOWN} and (w.id is not null or exists (select 1 from ${tableAt(tenant, Creneaux)} c where c."salarieId" = u.id))`,
    reader,
  );

export const staffWithin = (tenant: Where, extent: Extent, reader: PrivacyReader): Promise<readonly PlanPerson[]> =>
  select(
    tenant,
    sql`${SHOWN} and exists (select 1 from ${tableAt(tenant, Creneaux)} t where t."salarieId" = u.id and ${inExtent(extent)})`,
    reader,
  );

/**
 * Reads people by id. Without a declared working time they work a full week (35 hours).
 *
 * @param reader adds the photos that this reader may see
 */
export const planPeople = (
  tenant: Where,
  ids: readonly number[],
  reader?: PrivacyReader,
): Promise<readonly PlanPerson[]> => select(tenant, sql`u.id = any(${ids}::bigint[])`, reader);

export async function slotTypes(tenant: Where): Promise<ReadonlyMap<number, SlotType>> {
  const query = sql`select id, libelle, couleur, duree, "compteTravail" from ${tableAt(tenant, TypesCreneau)}`;
  const { rows } = await tenant.database.pool.query<SlotType>(toQuery(query));
  return new Map(rows.map((type) => [type.id, type]));
}
