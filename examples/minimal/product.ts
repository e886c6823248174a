import type { Registry } from '../../src/resources/registry/registry';
import { generalCalls } from '../../server/generalCalls';
import { createAccounts } from '../../server/identity/accounts/accounts';
import { sessionCall } from '../../server/identity/sessionCall';
import type { DemoAccount, Product } from '../../server/product';
import { applyRows } from '../../server/seed/applyRows';
import { ensureFunctions, ensureRights } from '../../server/seed/ensureFunctions';
import { rightRows, rightsOf } from '../../server/seed/rightRows';
import { isDemo, type Tenant } from '../../server/tenants';
import { accountSchemas } from './accounts';
import { Auteurs, Livres, Prets } from './library';
import { LibraryPage } from './libraryPage';

const LIBRARIAN = {
  email: 'bibliothecaire@exemple.example',
  nom: 'Petit',
  prenom: 'Anne',
  password: 'Socle-demo-1!',
  fonction: 'BIBLIOTHECAIRE',
};

/** Creates an account with every right, to try the product. */
async function seedAccounts(
  tenant: Tenant,
  settings: Parameters<typeof isDemo>[1],
  registry: Registry,
): Promise<readonly DemoAccount[]> {
  if (!isDemo(tenant, settings)) return [];
  const accounts = createAccounts(tenant);
  if (await accounts.findByEmail(LIBRARIAN.email)) return [LIBRARIAN];
  const rows = rightRows(registry);
  const rights = await ensureRights(tenant, rows);
  const { fonction: code, ...person } = LIBRARIAN;
  const librarians = { code, libelle: 'Bibliothécaire', description: 'Tous les droits.', rights: rightsOf(rows) };
  const functions = await ensureFunctions(tenant, [librarians], rights);
  const { id } = await accounts.create({ ...person, confirmed: true });
  await applyRows(tenant, 'IdentiteFonctions', [{ identityId: id, fonctionId: functions.get(code) }]);
  return [LIBRARIAN];
}

/** A library: three resources on the unchanged generator and server. */
export const library: Product = {
  schemas: [...accountSchemas, Auteurs, Livres, Prets],
  pages: [LibraryPage],
  calls: [...generalCalls, sessionCall(() => ['extensions', 'MyRights', 'MyProfile'])],
  seedAccounts,
};
