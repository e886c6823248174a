import { DEMO_TENANTS, type Tenant } from '../../tenants';
import { applyRows } from '../applyRows';
import { demoLists } from './lists';
import { demoDomains, type DemoDomain } from './trees';

const domainRow = ({ code, libelle, couleur }: DemoDomain, parentId?: number) => ({ code, libelle, couleur, parentId });

/** Domains level by level, since each names the one above it; then the themes below them. */
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

/** Fills a new demo tenant with reference data that looks like the trade. */
export async function seedDemo(tenant: Tenant): Promise<void> {
  for (const [resource, rows] of Object.entries(demoLists)) await applyRows(tenant, resource, rows);
  await seedDomains(tenant);
  await applyRows(
    tenant,
    'tenants',
    DEMO_TENANTS.map(({ id, name, hosts, main }) => ({ code: id, nom: name, hote: hosts[0], principal: main })),
  );
}
