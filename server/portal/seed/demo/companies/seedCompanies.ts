import { applyBelow, type Above } from '../../../../seed/applyBelow';
import { applyRows } from '../../../../seed/applyRows';
import type { DemoContext } from '../demoContext';
import { actionRows, projectRows } from './actions';
import { companyRow } from './company';
import { FILED } from './documents';
import { contactRows, contractRows, planningRows, serviceRows, siteRows } from './near';

const COMPANY = 'Entreprises/{entrepriseId}';

/** Ids of the records of one collection, by the index of their company. */
type Ids = readonly (readonly number[])[];

/** The addresses of nested records, for the records below these. */
const addresses = (companies: readonly Above[], ids: Ids, parameter: string): readonly Above[] =>
  companies.flatMap((above, at) => (ids[at] ?? []).map((id) => ({ ...above, [parameter]: id })));

/**
 * Seeds companies with their contacts, sites, contracts, services and planning.
 *
 * @param numbers determine the companies' names and identifiers
 */
async function seedNear(context: DemoContext, numbers: readonly number[], size: 'full' | 'light') {
  const { tenant, random } = context;
  const ids = await applyRows(
    tenant,
    'Entreprises',
    numbers.map((number) => companyRow(context, number)),
  );
  const companies = ids.map((entrepriseId): Above => ({ entrepriseId }));
  const count = (from: number, to: number) => (size === 'light' ? 1 : random.between(from, to));
  const below = (collection: string, rowsOf: () => readonly Readonly<Record<string, unknown>>[]) =>
    applyBelow(tenant, `${COMPANY}/${collection}`, companies, rowsOf);
  const contacts = await below('contacts', () => contactRows(context, count(2, 5)));
  const sites = await below('sites', () => siteRows(context, count(1, 4)));
  const services = await below('prestations', () => serviceRows(context, count(2, 7)));
  await below('contrats', () => contractRows(context, count(1, 3)));
  if (size === 'full') await below('Planning', () => planningRows(context));
  return { companies, contacts, sites, services };
}

/** Contacts and services of sites, which refer to records of the same company. */
async function seedSites(
  { tenant, random, now, ids }: DemoContext,
  { companies, contacts, sites, services }: Awaited<ReturnType<typeof seedNear>>,
): Promise<void> {
  const placeOf = new Map(companies.map(({ entrepriseId }, at) => [entrepriseId, at]));
  const own = (all: Ids, { entrepriseId }: Above) => all[placeOf.get(entrepriseId) ?? -1] ?? [];
  const bySite = addresses(companies, sites, 'siteId');
  await applyBelow(tenant, `${COMPANY}/sites/{siteId}/contacts`, bySite, (at) =>
    random.several(own(contacts, bySite[at] ?? {}), random.between(1, 2)).map((contactId) => ({ contactId })),
  );
  const byService = addresses(companies, services, 'prestationId');
  await applyBelow(tenant, `${COMPANY}/prestations/{prestationId}/prestationsSites`, byService, (at) =>
    random.several(own(sites, byService[at] ?? {}), 1).map((siteId) => ({
      siteId,
      Annee: now.getFullYear(),
      PeriodiciteId: random.pick(ids('Periodicites')),
      quantitePrevue: random.between(2, 24),
    })),
  );
}

async function seedActions(
  context: DemoContext,
  { companies, sites, services }: Awaited<ReturnType<typeof seedNear>>,
): Promise<void> {
  const { tenant, random } = context;
  await applyBelow(tenant, `${COMPANY}/ActionsCollectives`, companies, (at) =>
    actionRows(context, {
      types: 'TypesInterventionCollective',
      count: random.between(1, 4),
      sites: sites[at] ?? [],
      services: services[at] ?? [],
    }),
  );
  const projects = await applyBelow(tenant, `${COMPANY}/Projets`, companies, () => projectRows(context));
  await applyBelow(
    tenant,
    `${COMPANY}/Projet/{projetId}/ActionsCollectivesProjet`,
    addresses(companies, projects, 'projetId'),
    () =>
      actionRows(context, {
        types: 'TypesInterventionCollectiveProjet',
        count: random.between(0, 2),
        sites: [],
        services: [],
      }),
  );
}

async function seedSingles({ tenant, random, now }: DemoContext, companies: readonly Above[]): Promise<void> {
  const single = (collection: string, rowOf: () => Readonly<Record<string, unknown>>) =>
    applyBelow(tenant, `${COMPANY}/${collection}`, companies, () => [rowOf()]);
  await single('informationsOperationnelle', () => ({
    Valeur:
      'Permanence le premier mardi du mois, salle de réunion du rez-de-chaussée. Prévenir la veille en cas d’absence.',
  }));
  await single('InformationsOperationnelleBudget', () => ({ Valeur: `${random.between(20, 400) * 100} € par an` }));
  await single('DroitsDiffusion', () => ({
    citation: random.chance(0.8),
    logo: random.chance(0.5),
    lettreInformation: true,
    enquetes: random.chance(0.6),
    dateAccord: `${now.getFullYear()}-01-15`,
  }));
}

/**
 * Seeds companies with all nested records; the result is the same in every run.
 *
 * @param size `light`: one contact, site, contract and service each, for scale tests
 * @returns the ids of the companies
 */
export async function seedCompanies(
  context: DemoContext,
  numbers: readonly number[],
  size: 'full' | 'light',
): Promise<readonly number[]> {
  const near = await seedNear(context, numbers, size);
  if (size === 'full') {
    await seedSites(context, near);
    for (const [collection, rowsOf] of Object.entries(FILED)) {
      await applyBelow(context.tenant, `${COMPANY}/${collection}`, near.companies, () => rowsOf(context));
    }
    await seedActions(context, near);
    await seedSingles(context, near.companies);
  }
  return near.companies.map(({ entrepriseId = 0 }) => entrepriseId);
}
