import type { Registry } from '../../../../src/resources/registry/registry';
import { DEMO_TENANTS, type Tenant } from '../../../tenants';
import { applyRows } from '../../../seed/applyRows';
import { createRandom } from '../trade/random';
import { seedChangeRequests } from './changeRequests';
import { seedCompanies } from './companies/seedCompanies';
import { listIds, type DemoContext } from './demoContext';
import { keepDocuments } from './documents';
import { seedFigures } from './figures';
import { seedFeedback } from './feedback';
import { seedFolders } from './folders';
import { seedIncidents } from './incidents';
import { demoLists } from './lists';
import { seedMappings } from './mappings';
import { seedNotices } from './notices';
import { seedOrganisation } from './organisation';
import { seedContacts, seedFastt, seedPartners } from './partners';
import { seedPlanning } from './planning/seedPlanning';
import { seedPlatform } from './platform';
import { seedStaff } from './staff';
import { seedStaffContracts } from './staffContracts';
import { demoDomains, type DemoDomain } from './trees';

const domainRow = ({ code, libelle, couleur }: DemoDomain, parentId?: number) => ({ code, libelle, couleur, parentId });

/** Seeds domains level by level, because each refers to its parent, then their themes. */
async function seedDomains(tenant: Tenant): Promise<void> {
  const roots = await applyRows(
    tenant,
    'Domaines',
    demoDomains.map((domain) => domainRow(domain)),
  );
  const below = demoDomains.flatMap(({ subdomains = [], couleur }, index) =>
    subdomains.map((subdomain) => ({ subdomain, row: domainRow({ couleur, ...subdomain }, roots[index]) })),
  );
  const ids = await applyRows(
    tenant,
    'Domaines',
    below.map(({ row }) => row),
  );
  const themes = below.flatMap(({ subdomain }, index) =>
    (subdomain.themes ?? []).map(([code, libelle]) => ({ code, libelle, domaineId: ids[index] })),
  );
  await applyRows(tenant, 'Themes', themes);
}

const DEMO_COMPANIES = 120;

/** The first companies, whose records tests count. */
const QUIET_COMPANIES = 40;

/** Each tenant has its own people and numbers, but the same ones in every run. */
export const seedOf = ({ id }: Pick<Tenant, 'id'>): number =>
  [...id].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7);

async function seedTrade(tenant: Tenant, registry: Pick<Registry, 'visible'>): Promise<void> {
  const random = createRandom(seedOf(tenant));
  const staff = await seedStaff(tenant, random, registry);
  const documents = await keepDocuments(tenant);
  const context: DemoContext = { tenant, random, now: new Date(), documents, staff, ids: await listIds(tenant) };
  const numbers = Array.from({ length: DEMO_COMPANIES }, (_, number) => number);
  const companies = await seedCompanies(context, numbers, 'full');
  const { partners, suppliers } = await seedPartners(context);
  await seedChangeRequests(context);
  await seedFastt(context);
  await seedContacts(context);
  await seedFolders(context, companies);
  await seedMappings(context, companies);
  const processes = await seedOrganisation(context);
  await seedPlanning(context, companies, seedOf(tenant));
  await seedPlatform(context, companies);
  await seedIncidents(context, companies, processes);
  await seedFigures(context, companies.slice(QUIET_COMPANIES), seedOf(tenant));
  await seedFeedback(context);
  await seedNotices(context, {
    Entreprise: companies,
    Partenaire: partners,
    Fournisseur: suppliers,
    Utilisateur: staff,
  });
  await seedStaffContracts(context, seedOf(tenant));
}

/** Fills a new demo tenant with realistic data: reference lists, people, companies, partners. */
export async function seedDemo(tenant: Tenant, registry: Pick<Registry, 'visible'>): Promise<void> {
  for (const [resource, rows] of Object.entries(demoLists)) await applyRows(tenant, resource, rows);
  await seedDomains(tenant);
  await applyRows(
    tenant,
    'tenants',
    DEMO_TENANTS.map(({ id, name, hosts, main }) => ({ code: id, nom: name, hote: hosts[0], principal: main })),
  );
  await seedTrade(tenant, registry);
}
