import { Fonctions } from '../../../src/resources/schemas/acces';
import { EquipeMembres, Equipes } from '../../../src/resources/schemas/equipes';
import { IdentiteFonctions } from '../../../src/resources/schemas/liensAcces';
import { TempsTravailSalaries } from '../../../src/resources/schemas/planningSalaries';
import { Structures } from '../../../src/resources/schemas/structures';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { storedWordsOf } from '../../database/listing/search';
import { CONTAINS_PATTERN, FOLD } from '../../database/migration/sharedFunctions';
import { join, raw, sql, toQuery, type Sql } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableAt } from '../../planning/planTables';
import type { Tenant } from '../../tenants';
import type { DirectoryField, DirectoryQuery } from './directoryQuery';

/** A person of the staff directory. What a private member keeps to themselves is null. */
export interface DirectoryEntry {
  readonly id: number;
  readonly nom: string;
  readonly prenom: string;
  readonly fonctions: readonly string[];
  readonly equipes: readonly { readonly id: number; readonly libelle: string; readonly responsable: boolean }[];
  readonly structure: string | null;
  readonly emailProfessionnel: string | null;
  readonly telephone: string | null;
  readonly photo: unknown;
  readonly isPrivateMember: boolean;
}

type Where = Pick<Tenant, 'database' | 'schema'>;

/** What each person is searched and sorted by, as texts. */
const TEXTS: Readonly<Record<DirectoryField, Sql>> = {
  nom: raw(`concat_ws(' ', d.nom, d.prenom)`),
  fonction: raw(`array_to_string(d.fonctions, ' ')`),
  equipe: raw(`coalesce((select string_agg(e ->> 'libelle', ' ') from jsonb_array_elements(d.equipes) e), '')`),
  structure: raw(`coalesce(d.structure, '')`),
};

/** The people who are shown, with what the directory says of each; hidden people are not among them. */
function people(tenant: Where, seesPrivate: boolean): Sql {
  const parent = raw(`m.${SYSTEM_COLUMNS.parent}`);
  const at = (resource: { readonly name: string }) => tableAt(tenant, resource);
  const isOpen = seesPrivate ? raw('true') : raw(`not coalesce(u."isPrivateMember", false)`);
  const open = (value: Sql, otherwise = raw('null')) => sql`case when ${isOpen} then ${value} else ${otherwise} end`;
  const functions = sql`array(select f.libelle from ${at(IdentiteFonctions)} l join ${at(Fonctions)} f on f.id = l."fonctionId"
    where l."identityId" = u.id and coalesce(f.actif, true) order by f.libelle)`;
  const teams = sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', e.id, 'libelle', e.libelle, 'responsable', coalesce(m.responsable, false))
      order by e.libelle, e.id)
    from ${at(EquipeMembres)} m join ${at(Equipes)} e on e.id = ${parent} where m."membreId" = u.id), '[]')`;
  return sql`
    select u.id, u.nom, u.prenom, coalesce(u."isPrivateMember", false) as "isPrivateMember", ${functions} as fonctions,
      ${open(teams, raw(`'[]'::jsonb`))} as equipes, ${open(raw('s.nom'))} as structure,
      ${open(raw('u."emailProfessionnel"'))} as "emailProfessionnel", ${open(raw('u.telephone'))} as telephone,
      ${open(raw('u.photo'))} as photo
    from ${at(Utilisateurs)} u
    left join ${at(TempsTravailSalaries)} w on w."utilisateurId" = u.id
    left join ${at(Structures)} s on s.id = w."structureId"
    where not coalesce(u."utilisateurMasquee", false)`;
}

/** Each word has to be where it is looked for: in one field, or in any of them. */
function matching({ search, searchBy, teamId }: DirectoryQuery): readonly Sql[] {
  const text = searchBy ? TEXTS[searchBy] : sql`concat_ws(' ', ${join(Object.values(TEXTS), ', ')})`;
  const words = storedWordsOf(search).map((word) => sql`${raw(FOLD)}(${text}) like ${raw(CONTAINS_PATTERN)}(${word})`);
  const team = teamId === undefined ? [] : [sql`d.equipes @> ${JSON.stringify([{ id: teamId }])}::jsonb`];
  return [...words, ...team];
}

/** A page of the staff directory and the number of all who are found, in one statement. */
export async function directoryPage(
  tenant: Where,
  query: DirectoryQuery,
  seesPrivate: boolean,
): Promise<{ readonly items: readonly DirectoryEntry[]; readonly totalCount: number }> {
  const { page, pageSize, orderBy, descending } = query;
  const conditions = matching(query);
  const where = conditions.length > 0 ? sql`where ${join(conditions, ' and ')}` : sql``;
  const text = sql`${TEXTS[orderBy]} collate "fr-x-icu"`;
  const direction = raw(descending ? 'desc' : 'asc');
  // A person without what is sorted by comes last, whichever the direction.
  const order = sql`order by (${TEXTS[orderBy]} = ''), ${text} ${direction}, d.nom, d.prenom, d.id`;
  const { rows } = await tenant.database.pool.query<{ items: DirectoryEntry[] | null; total: number }>(
    toQuery(sql`
      with d as (${people(tenant, seesPrivate)}), found as (
        select d.*, row_number() over (${order}) as place from d ${where}
      )
      select (select count(*) from found) as total, (
        select jsonb_agg(to_jsonb(f) - 'place' order by f.place) from found f
        where f.place > ${(page - 1) * pageSize} and f.place <= ${page * pageSize}) as items`),
  );
  const [row] = rows;
  return { items: row?.items ?? [], totalCount: Number(row?.total ?? 0) };
}
