import { prepareTenants } from '../server/prepareTenants';
import { addCompanies } from '../server/portal/seed/scale';
import { seedTenant } from '../server/portal/seed/seedTenant';
import { settingsFromEnvironment } from '../server/settings';
import { DEMO_TENANTS } from '../server/tenants';
import { portal } from '../server/portal';
import { createRegistry } from '../src/resources/registry/registry';
import { readOptions } from './readOptions';
import { runCommand } from './runCommand';
import { withDatabase } from './withDatabase';

const USAGE = 'npm run seed -- --companies <nombre> [--tenant nord]';

function readRequest(): { readonly companies: number; readonly id: string } {
  const { companies: given, tenant: id = 'nord' } = readOptions(USAGE, {
    companies: { type: 'string' },
    tenant: { type: 'string' },
  });
  const companies = Number(given);
  if (!Number.isInteger(companies) || companies < 1)
    throw new Error(`${USAGE}\n--companies : un nombre entier positif`);
  return { companies, id };
}

/** Adds companies to a demonstration tenant. If the database is the embedded one, stop the server first. */
async function main(): Promise<void> {
  const { companies, id } = readRequest();
  const settings = settingsFromEnvironment(process.env);
  if (settings.NODE_ENV === 'production')
    throw new Error('Des adhérents de démonstration ne se créent pas en production.');
  const definition = DEMO_TENANTS.find((one) => one.id === id);
  if (!definition) throw new Error(`--tenant : ${DEMO_TENANTS.map((one) => one.id).join(' ou ')}`);
  await withDatabase(settings, async (database) => {
    const registry = createRegistry(portal.schemas);
    const [tenant] = await prepareTenants([definition], database, { registry, product: portal, settings });
    if (!tenant) throw new Error(`the tenant '${id}' was not prepared`);
    await seedTenant(tenant, settings, registry);
    const start = performance.now();
    await addCompanies(tenant, companies, (done) => {
      const seconds = (performance.now() - start) / 1000;
      console.log(`${done.toLocaleString('fr-FR')} adhérents en ${seconds.toFixed(1)} s`);
    });
  });
}

await runCommand(main);
