import {
  CompetenceMembres,
  Competences,
  EquipeMembres,
  Equipes,
  GroupeMembres,
  Groupes,
} from '../../../src/resources/schemas/equipes';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { identifier, join, sql, toQuery } from '../../database/sql';
import { SYSTEM_COLUMNS } from '../../database/tables/systemColumns';
import { tableAt } from '../../database/tables/tableAt';
import type { Tenant } from '../../tenants';

export interface Membership {
  readonly of: ResourceSchema;
  readonly members: ResourceSchema;
  readonly memberFields: readonly string[];
}

export const MEMBERSHIPS = {
  Equipes: { of: Equipes, members: EquipeMembres, memberFields: ['responsable'] },
  Groupes: { of: Groupes, members: GroupeMembres, memberFields: [] },
  Competences: { of: Competences, members: CompetenceMembres, memberFields: ['Note', 'Categorie'] },
} as const satisfies Readonly<Record<string, Membership>>;

const GROUP_FIELDS = ['id', 'code', 'libelle', 'actif'] as const;

/**
 * Reads a person's memberships, sorted by label, with one statement that uses the index of members.
 *
 * @returns `id`, `code`, `libelle` and `actif` of each, and the `memberFields`
 */
export async function membershipsOf(
  tenant: Pick<Tenant, 'database' | 'schema'>,
  { of, members, memberFields }: Membership,
  personId: number,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const columns = [
    ...GROUP_FIELDS.map((name) => identifier('g', name)),
    ...memberFields.map((name) => identifier('m', name)),
  ];
  const query = sql`
    select ${join(columns, ', ')} from ${tableAt(tenant, members)} m
    join ${tableAt(tenant, of)} g on g.id = ${identifier('m', SYSTEM_COLUMNS.parent)}
    where ${identifier('m', 'membreId')} = ${personId} order by g.libelle, g.id`;
  return (await tenant.database.pool.query<Readonly<Record<string, unknown>>>(toQuery(query))).rows;
}
