import type { Tenant } from '../../../tenants';
import { schemas } from '../../../../src/portal/declared';
import type { Random } from '../trade/random';
import type { DemoDocuments } from './documents';

export interface DemoContext {
  readonly tenant: Tenant;
  readonly random: Random;
  /** The reference date of all generated dates. */
  readonly now: Date;
  readonly documents: DemoDocuments;
  readonly staff: readonly number[];
  /** The ids of a reference list in order of creation. */
  readonly ids: (resource: string) => readonly number[];
}

const LISTS = [
  'Branches',
  'CategoriesInvalidites',
  'CategoriesSocioPro',
  'CodesNaf',
  'Domaines',
  'Horaires',
  'NaturesInterventionCollective',
  'PartiesPrenantes',
  'Periodicites',
  'Regions',
  'SecteursActivites',
  'SituationFamiliales',
  'TauxIPPs',
  'TempsTravail',
  'Themes',
  'TypeContrats',
  'TypesInterventionCollective',
  'TypesInterventionCollectiveProjet',
] as const;

export async function listIds(tenant: Pick<Tenant, 'store'>): Promise<DemoContext['ids']> {
  const known = new Map<string, readonly number[]>();
  for (const name of LISTS) {
    const schema = schemas.find((one) => one.name === name);
    if (!schema) throw new Error(`seed: the list '${name}' is not declared`);
    const { items } = await tenant.store.list(schema, { orderBy: 'id' });
    known.set(
      name,
      items.map(({ id }) => id),
    );
  }
  return (resource) => {
    const ids = known.get(resource);
    if (!ids) throw new Error(`seed: the list '${resource}' was not read`);
    return ids;
  };
}
