import {
  CompetenceMembres,
  Competences,
  EquipeMembres,
  Equipes,
  GroupeMembres,
  Groupes,
} from '../../src/resources/schemas/equipes';
import type { ResourceSchema } from '../../src/resources/types';
import { identifier, join, sql, toQuery } from '../database/sql';
import { SYSTEM_COLUMNS } from '../database/tables/systemColumns';
import { tableAt } from '../planning/planTables';
import type { Tenant } from '../tenants';

/** What people belong to, with what is said of each member. */
export interface Membership {
  readonly of: ResourceSchema;
  readonly members: ResourceSchema;
  readonly said: readonly string[];
}

export const MEMBERSHIPS = {
  Equipes: { of: Equipes, members: EquipeMembres, said: ['responsable'] },
  Groupes: { of: Groupes, members: GroupeMembres, said: [] },
  Competences: { of: Competences, members: CompetenceMembres, said: ['Note', 'Categorie'] },
} as const satisfies Readonly<Record<string, Membership>>;

/** The fields by which teams, groups and skills are known. */
const KNOWN_BY = ['id', 'code', 'libelle', 'actif'] as const;

/**
 * What a person belongs to, by name: one statement along the index of members.
 *
 * @returns `id`, `code`, `libelle` and `actif` of each, with what is said of the person in it
 */
export async function membershipsOf(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  { of, members, said }: Membership,
  personId: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const columns = [...KNOWN_BY.map((name) => identifier('g', name)), ...said.map((name) => identifier('m', name))];
  const query = sql`
    select ${join(columns, ', ')} from ${tableAt(tenant, members)} m
    join ${tableAt(tenant, of)} g on g.id = ${identifier('m', SYSTEM_COLUMNS.parent)}
    where ${identifier('m', 'membreId')} = ${personId} order by g.libelle, g.id`;
  return (await tenant.database.pool.query<Readonly<Record<string, unknown>>>(toQuery(query))).rows;
}
