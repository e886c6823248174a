import type { DirectoryField } from '../../../../src/portal/directory';
import { readsPrivate, type PrivacyReader } from '../../../../src/resources/access/privacy';
import { Fonctions } from '../../../../src/resources/schemas/acces';
import { EquipeMembres, Equipes } from '../../../../src/resources/schemas/equipes';
import { IdentiteFonctions } from '../../../../src/resources/schemas/liensAcces';
import { TempsTravailSalaries } from '../../../../src/resources/schemas/planningSalaries';
import { Structures } from '../../../../src/resources/schemas/structures';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import { CONTAINS_PATTERN, FOLD } from '../../../database/migration/sharedFunctions';
import { identifier, raw, sql, type Sql } from '../../../database/sql';
import { SYSTEM_COLUMNS } from '../../../database/tables/systemColumns';
import { tableAt } from '../../../database/tables/tableAt';
import type { Tenant } from '../../../tenants';

type Where = Pick<Tenant, 'schema'>;

const TEAM = identifier('m', SYSTEM_COLUMNS.parent);

const holds = (text: Sql, word: string): Sql => sql`${raw(FOLD)}(${text}) like ${raw(CONTAINS_PATTERN)}(${word})`;

/** SQL fragments about a person, aliased `u`, with their structure `s`, restricted to what the reader may see. */
export function directoryPeople(tenant: Where, reader: PrivacyReader) {
  const at = (resource: { readonly name: string }) => tableAt(tenant, resource);
  /** True if the reader may see more than name and function. */
  const isOpen = readsPrivate(Utilisateurs, reader.grants)
    ? raw('true')
    : sql`(not coalesce(u."isPrivateMember", false) or u.id = ${reader.personId})`;
  const open = (value: Sql, otherwise = raw('null')) => sql`case when ${isOpen} then ${value} else ${otherwise} end`;
  const functions = sql`${at(IdentiteFonctions)} l join ${at(Fonctions)} f on f.id = l."fonctionId" and coalesce(f.actif, true)`;
  const teams = sql`${at(EquipeMembres)} m join ${at(Equipes)} e on e.id = ${TEAM}`;
  const functionNames = sql`array(select f.libelle from ${functions} where l."identityId" = u.id order by f.libelle)`;
  const inTeams = (condition: Sql) =>
    sql`(${isOpen} and u.id in (select m."membreId" from ${teams} where ${condition}))`;

  const ways: Readonly<Record<DirectoryField, (word: string) => Sql>> = {
    nom: (word) => holds(raw(`concat_ws(' ', u.nom, u.prenom)`), word),
    fonction: (word) => sql`u.id in (select l."identityId" from ${functions} where ${holds(raw('f.libelle'), word)})`,
    equipe: (word) => inTeams(holds(raw('e.libelle'), word)),
    structure: (word) => sql`(${isOpen} and ${holds(raw('s.nom'), word)})`,
  };
  const texts: Readonly<Record<DirectoryField, Sql>> = {
    nom: raw('u.nom'),
    fonction: sql`array_to_string(${functionNames}, ' ')`,
    equipe: open(
      sql`(select string_agg(e.libelle, ' ' order by e.libelle) from ${teams} where m."membreId" = u.id)`,
      raw(`''`),
    ),
    structure: open(raw('s.nom')),
  };

  return {
    from: sql`${at(Utilisateurs)} u
      left join ${at(TempsTravailSalaries)} w on w."utilisateurId" = u.id
      left join ${at(Structures)} s on s.id = w."structureId"`,
    isShown: raw('not coalesce(u."utilisateurMasquee", false)'),
    ways,
    texts,
    inTeam: (id: number) => inTeams(sql`e.id = ${id}`),
    columns: sql`u.id, u.nom, u.prenom, coalesce(u."isPrivateMember", false) as "isPrivateMember",
      ${functionNames} as fonctions,
      ${open(
        sql`coalesce((
          select jsonb_agg(jsonb_build_object('id', e.id, 'libelle', e.libelle,
            'responsable', coalesce(m.responsable, false)) order by e.libelle, e.id)
          from ${teams} where m."membreId" = u.id), '[]')`,
        raw(`'[]'::jsonb`),
      )} as equipes,
      ${open(raw('s.nom'))} as structure, ${open(raw('u."emailProfessionnel"'))} as "emailProfessionnel",
      ${open(raw('u.telephone'))} as telephone, ${open(raw('u.photo'))} as photo`,
  };
}
