import { mayDo } from '../../../../src/resources/access/access';
import { readsPrivate, type PrivacyReader } from '../../../../src/resources/access/privacy';
import { namesakes } from '../../../../src/resources/records/namesakes';
import type { PlanPerson } from '../../../../src/planning/core/slot';
import { Fonctions } from '../../../../src/resources/schemas/acces';
import { EquipeMembres, Equipes } from '../../../../src/resources/schemas/equipes';
import { IdentiteFonctions } from '../../../../src/resources/schemas/liensAcces';
import { TempsTravailSalaries } from '../../../../src/resources/schemas/planningSalaries';
import { StructureAgences } from '../../../../src/resources/schemas/structures';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { raw, sql, toQuery, type Sql } from '../../../database/sql';
import { tableAt } from '../../../database/tables/tableAt';
import type { Tenant } from '../../../tenants';

type Where = Pick<Tenant, 'database' | 'schema'>;

/** What people of one name may differ in, the most telling first. */
const FACTS = ['agency', 'functions', 'teams', 'number'] as const;
type Facts = { readonly id: number } & Readonly<Record<(typeof FACTS)[number], string | null>>;

/** SQL for the staff number, or null if the reader may not see it. */
function numberFor({ grants, personId }: PrivacyReader): Sql {
  if (!mayDo(Utilisateurs, 'list', grants)) return raw('null::text');
  return readsPrivate(Utilisateurs, grants)
    ? raw('u.matricule')
    : sql`case when not coalesce(u."isPrivateMember", false) or u.id = ${personId} then u.matricule end`;
}

async function factsOf(tenant: Where, ids: readonly number[], reader: PrivacyReader): Promise<readonly Facts[]> {
  const functions = mayDo(Utilisateurs, 'list', reader.grants)
    ? sql`(select string_agg(f.libelle, ', ' order by f.libelle) from ${tableAt(tenant, IdentiteFonctions)} i
        join ${tableAt(tenant, Fonctions)} f on f.id = i."fonctionId" where i."identityId" = u.id)`
    : raw('null::text');
  const query = sql`
    select u.id, a.nom as agency, ${functions} as functions, ${numberFor(reader)} as number,
      (select string_agg(e.libelle, ', ' order by e.libelle) from ${tableAt(tenant, EquipeMembres)} m
        join ${tableAt(tenant, Equipes)} e on e.id = m._parent where m."membreId" = u.id) as teams
    from ${tableAt(tenant, Utilisateurs)} u
    left join ${tableAt(tenant, TempsTravailSalaries)} w on w."utilisateurId" = u.id
    left join ${tableAt(tenant, StructureAgences)} a on a.id = w."agenceId"
    where u.id = any(${ids}::bigint[])`;
  return (await tenant.database.pool.query<Facts>(toQuery(query))).rows;
}

/** The first fact that all people of a name have, each a different one. */
function distinguishing(facts: readonly Facts[]): (typeof FACTS)[number] | undefined {
  return FACTS.find((name) => new Set(facts.flatMap((one) => one[name] || [])).size === facts.length);
}

/** Adds to people of the same name what distinguishes them: agency, functions, teams or staff number. */
export async function withDistinctions<One extends Pick<PlanPerson, 'id' | 'name' | 'distinction'>>(
  tenant: Where,
  people: readonly One[],
  reader: PrivacyReader,
): Promise<readonly One[]> {
  const alike = namesakes(people);
  if (alike.length === 0) return people;
  const facts = await factsOf(
    tenant,
    alike.flat().map(({ id }) => id),
    reader,
  );
  const byId = new Map(facts.map((one) => [one.id, one]));
  const distinctions = new Map(
    alike.flatMap((group) => {
      const own = group.flatMap(({ id }) => byId.get(id) ?? []);
      const fact = own.length === group.length ? distinguishing(own) : undefined;
      return fact ? own.map((one) => [one.id, one[fact]] as const) : [];
    }),
  );
  return people.map((person) => {
    const distinction = distinctions.get(person.id);
    return distinction ? { ...person, distinction } : person;
  });
}
