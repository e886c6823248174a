import type { Tenant } from '../../../tenants';
import { schemas } from '../../../../src/portal/declared';
import type { Random } from '../trade/random';
import type { DemoDocuments } from './documents';

/** What the rows of the demonstration are made with. */
export interface DemoContext {
  readonly tenant: Tenant;
  readonly random: Random;
  /** The day around which everything happens. */
  readonly now: Date;
  readonly documents: DemoDocuments;
  /** The ids of the staff. */
  readonly staff: readonly number[];
  /** The ids of a reference list's records, in the order of their creation. */
  readonly ids: (resource: string) => readonly number[];
}

/** The reference lists that demonstration records point at. */
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

/** Reads the ids of every reference list, once. */
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
