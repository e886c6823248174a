import { expect, it } from 'vitest';
import { FLAGS } from '../../server/seed/rightRows';
import { giveNewRights } from '../../server/seed/newRights';
import { ensureFunctions, ensureRights } from '../../server/seed/ensureFunctions';
import type { Tenant } from '../../server/tenants';
import { createRegistry } from '../../src/resources/registry/registry';
import { Droits, Fonctions } from '../../src/resources/schemas/acces';
import { FonctionDroits } from '../../src/resources/schemas/liensAcces';
import { openApiServer } from '../support/apiServer';
import { Etalonnages } from '../support/ruledResources';

const registry = createRegistry([Etalonnages]);

const openTenant = async () => (await openApiServer(registry, {}, { administrators: false })).tenant;

/** A tenant from before the resource existed: three functions, one of which grants rights. */
async function formerTenant(): Promise<Tenant> {
  const tenant = await openTenant();
  const ids = await ensureRights(tenant, [{ code: 'ACL', libelle: 'Droits', flags: FLAGS }]);
  const row = (code: string, rights: readonly string[]) => ({ code, libelle: code, description: code, rights });
  await ensureFunctions(
    tenant,
    [row('ADMINISTRATEUR', ['ACL:admin']), row('CONSULTANT', []), row('LECTEUR', ['ACL:read'])],
    ids,
  );
  return tenant;
}

async function held({ store }: Tenant) {
  const codes = async (schema: typeof Droits | typeof Fonctions) =>
    new Map((await store.list(schema, {})).items.map(({ id, values }) => [id, String(values['code'])]));
  const [rights, functions] = [await codes(Droits), await codes(Fonctions)];
  return (await store.list(FonctionDroits, {})).items
    .map(({ values: { fonctionId, droitId, flag } }) =>
      [functions.get(Number(fonctionId)), rights.get(Number(droitId)), String(flag)].join(' '),
    )
    .filter((one) => one.includes('ETALONNAGES'))
    .toSorted();
}

const GIVEN = [
  ...FLAGS.map((flag) => `ADMINISTRATEUR ETALONNAGES ${flag}`),
  'CONSULTANT ETALONNAGES read',
  'CONSULTANT ETALONNAGES update',
].toSorted();

it("a new resource's rights go to people who grant rights, and to the functions that it declares", async () => {
  const tenant = await formerTenant();
  await giveNewRights(tenant, registry);
  expect(await held(tenant)).toEqual(GIVEN);
});

it('a revoked right is not granted again', async () => {
  const tenant = await formerTenant();
  await giveNewRights(tenant, registry);
  const { items } = await tenant.store.list(FonctionDroits, {});
  const author = { id: 'socle', name: 'Socle' };
  const changes = items.map(({ id }) => ({ resource: 'FonctionDroits', action: 'delete' as const, id }));
  expect((await tenant.store.apply({ author, origin: 'form', changes })).applied).toBe(true);
  await giveNewRights(tenant, registry);
  expect(await held(tenant)).toEqual([]);
});

it('a tenant under construction is left alone', async () => {
  const tenant = await openTenant();
  await giveNewRights(tenant, registry);
  expect((await tenant.store.list(Droits, {})).items).toEqual([]);
});
