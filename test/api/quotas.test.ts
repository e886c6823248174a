import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onQuotaNotice, type QuotaNotice } from '../../server/database/quotas/announce';
import type { Quota } from '../../server/database/quotas/quotas';
import { recountTenant } from '../../server/database/quotas/recount';
import { quoted } from '../../server/database/sql';
import type { ChangeReport } from '../../src/resources/changes/changes';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { Groupes, GroupeMembres } from '../../src/resources/schemas/equipes';
import { preferencesUtilisateur } from '../../src/resources/schemas/preferences';
import { parametres } from '../../src/resources/schemas/systeme';
import { Vues } from '../../src/resources/schemas/vues';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { registry as everyKind } from '../fixtures/everyKind';
import { withAccess } from '../support/accessResources';
import { afterFile } from '../support/afterFile';
import { openApiServer, serveTenant, type ApiServer } from '../support/apiServer';
import { multipartBody } from '../support/multipart';
import { createComplet, file, pdf } from '../support/uploads';

const registry = createRegistry([
  ...everyKind.schemas,
  Vues,
  Groupes,
  GroupeMembres,
  preferencesUtilisateur,
  parametres,
]);

const all = withAccess(registry);

let server: ApiServer;
let used: Record<Quota, number>;

const system = (table: string) => `${quoted(server.tenant.schema, table)}`;

const limit = (quota: Quota, most: number) =>
  server.tenant.database.pool.query(`insert into ${system('quota')} values ($1, $2)`, [quota, most]);

async function usage(as?: string) {
  const response = await server.call('GET', '/api/usage', as === undefined ? {} : { as });
  const { own, tenant = [] } =
    response.json<Record<'own' | 'tenant', { quota: Quota; used: number; warning: number }[]>>();
  return Object.fromEntries([...own, ...tenant].map((item) => [item.quota, item])) as Partial<
    Record<Quota, { used: number; warning: number }>
  >;
}

const amounts = async () =>
  Object.fromEntries(Object.entries(await usage()).map(([quota, item]) => [quota, item.used])) as typeof used;

const create = (nom: string) => server.call('POST', '/api/Complets', multipartBody([{ name: 'nom', value: nom }]));

const changeSet = (changes: readonly object[], query = '', mode = 'all') =>
  server.call('POST', `/api/changeSets${query}`, { payload: { origin: 'import', mode, changes } });

let created = 0;

const creations = (count: number) =>
  Array.from({ length: count }, () => {
    created += 1;
    return { collection: 'Complets', action: 'create', values: { nom: `Ligne ${created}` } };
  });

beforeAll(async () => {
  server = await openApiServer(registry, { QUOTA_OWN_VIEWS: '2', QUOTA_OWN_PREFERENCES: '2' });
});

beforeEach(async () => {
  await server.tenant.database.pool.query(`delete from ${system('quota')}`);
  used = await amounts();
});

describe('a limit of records', () => {
  it('refuses a form with the quota, its limit and the usage; a deletion makes room', async () => {
    const { id } = (await create('Premier')).json<AnyRecord>();
    await limit('tenantRecords', used.tenantRecords + 1);
    const refused = await create('De trop');
    expect(refused.statusCode).toBe(403);
    expect(refused.json<Problem>()).toMatchObject({
      type: '/docs/errors/quotaReached',
      quotas: [{ quota: 'tenantRecords', limit: used.tenantRecords + 1, used: used.tenantRecords + 1 }],
    });
    expect((await server.call('PUT', `/api/Complets/${id}`, { payload: { nom: 'Autre' } })).statusCode).toBe(200);
    expect((await server.call('DELETE', `/api/Complets/${id}`)).statusCode).toBe(200);
    expect((await create('De la place')).statusCode).toBe(201);
  });

  it('is reported in the preview of a change set, which is refused as a whole', async () => {
    await limit('tenantRecords', used.tenantRecords + 2);
    for (const query of ['?Preview=true', '']) {
      const report = (await changeSet(creations(4), query)).json<ChangeReport>();
      expect(report.applied).toBe(false);
      expect(report.rows.map(({ reason }) => reason)).toEqual([undefined, undefined, 'quotaReached', 'quotaReached']);
      expect(report.rows[2]?.message).toContain(String(used.tenantRecords + 2));
    }
    expect((await amounts()).tenantRecords).toBe(used.tenantRecords);
  });

  it('lets an import of the good rows fill the rest', async () => {
    await limit('tenantRecords', used.tenantRecords + 2);
    const report = (await changeSet(creations(4), '', 'good')).json<ChangeReport>();
    expect(report.rows.map(({ status }) => status)).toEqual(['created', 'created', 'refused', 'refused']);
    expect((await amounts()).tenantRecords).toBe(used.tenantRecords + 2);
  });

  it('refuses to restore deleted records until there is room', async () => {
    const { id } = (await create('À restaurer')).json<AnyRecord>();
    const deleted = await server.call('DELETE', `/api/Complets/${id}`);
    const restore = () =>
      server.call('POST', `/api/changeSets/${String(deleted.headers['change-set'])}/revert`, { payload: {} });
    const full = (await amounts()).tenantRecords;
    await limit('tenantRecords', full);
    expect((await restore()).json<ChangeReport>().rows).toMatchObject([{ status: 'refused', reason: 'quotaReached' }]);
    await server.tenant.database.pool.query(`update ${system('quota')} set most = most + 1`);
    expect((await restore()).json<ChangeReport>().applied).toBe(true);
  });
});

describe('a limit of files', () => {
  it('refuses an upload beyond the number of files, and a deletion frees it', async () => {
    await limit('tenantFiles', used.tenantFiles + 1);
    const { id } = await createComplet(server, 'Un', file('file', pdf('un')));
    const second = [{ name: 'nom', value: 'Deux' }, file('file', pdf('deux'))];
    const refused = await server.call('POST', '/api/Complets', multipartBody(second));
    expect(refused.json<Problem>().quotas).toMatchObject([{ quota: 'tenantFiles' }]);
    expect((await server.call('DELETE', `/api/Complets/${id}`)).statusCode).toBe(200);
    expect((await server.call('POST', '/api/Complets', multipartBody(second))).statusCode).toBe(201);
  });

  it('refuses a larger replacement without room', async () => {
    const { id } = await createComplet(server, 'Petit', file('file', pdf('1234567890')));
    await limit('tenantBytes', (await amounts()).tenantBytes + 10);
    const replace = (text: string) =>
      server.call('PUT', `/api/Complets/${id}`, multipartBody([file('file', pdf(text))]));
    expect((await replace('x'.repeat(21))).json<Problem>().quotas).toMatchObject([{ quota: 'tenantBytes' }]);
    expect((await replace('x'.repeat(20))).statusCode).toBe(200);
  });
});

describe('a limit per person', () => {
  it('counts their writes of today, and never deletions', async () => {
    const { id } = (await create('Du jour')).json<AnyRecord>();
    await limit('dayRecords', used.dayRecords + 1);
    expect((await create('De trop')).json<Problem>().quotas).toMatchObject([{ quota: 'dayRecords' }]);
    const changed = await server.call('PUT', `/api/Complets/${id}`, { payload: { nom: 'Encore' } });
    expect(changed.statusCode).toBe(403);
    expect((await server.call('DELETE', `/api/Complets/${id}`)).statusCode).toBe(200);
  });

  it('counts the files that they add today', async () => {
    await limit('dayFiles', used.dayFiles + 1);
    await createComplet(server, 'Trois', file('file', pdf('trois')));
    const parts = [{ name: 'nom', value: 'Quatre' }, file('file', pdf('deux'))];
    const refused = await server.call('POST', '/api/Complets', multipartBody(parts));
    expect(refused.json<Problem>().quotas).toMatchObject([{ quota: 'dayFiles' }]);
  });

  it.each([
    ['Vues', 'ownViews', { liste: 'Complets', contenu: '{}' }],
    ['preferencesUtilisateur', 'ownPreferences', { valeur: 'x' }],
  ] as const)('limits the number of their own records', async (collection, quota, values) => {
    const as = await server.tokenFor(['PREFERENCES_UTILISATEUR:admin', 'VUES:admin']);
    const save = (nom: string) => server.call('POST', `/api/${collection}`, { as, payload: { nom, ...values } });
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map(save));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json<Problem>().quotas).toEqual([{ quota, limit: 2, used: 2 }]);
    expect(await usage(as)).toMatchObject({ [quota]: { used: 2, limit: 2, warning: 95 } });
  });
});

it.each(['tenantRecords', 'dayRecords'] as const)(
  'the limit holds for writers that commit at the same time',
  async (quota) => {
    await limit(quota, used[quota] + 7);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => create(`${quota} ${index}`)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(7);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 403]));
    expect((await amounts())[quota]).toBe(used[quota] + 7);
  },
);

it('the limit holds for two processes that write at the same time', async () => {
  const { database, schema } = server.tenant;
  const other = await serveTenant({ database, schema }, all);
  afterFile(() => other.close());
  const token = await other.tokenFor(['COMPLETS:admin']);
  await limit('tenantRecords', (await amounts()).tenantRecords + 5);
  const body = (nom: string) => multipartBody([{ name: 'nom', value: nom }]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => [
      create(`Ici ${index}`),
      other.call('POST', '/api/Complets', { as: token, ...body(`Là ${index}`) }),
    ]).flat(),
  );
  await other.close();
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(15);
});

it('a warning is sent once per threshold', async () => {
  const notices: QuotaNotice[] = [];
  const end = onQuotaNotice((notice) => notices.push(notice));
  const most = (used.tenantRecords + 1) * 5;
  await limit('tenantRecords', most);
  const at80 = most * 0.8 - used.tenantRecords;
  await changeSet(creations(at80 - 1));
  expect((await usage()).tenantRecords?.warning).toBe(0);
  await changeSet(creations(1));
  expect((await usage()).tenantRecords?.warning).toBe(80);
  await create('Encore');
  end();
  expect(notices).toMatchObject([{ quota: 'tenantRecords', share: 80, limit: most }]);
});

it("only administrators see the tenant's usage", async () => {
  const as = await server.tokenFor([]);
  expect(Object.keys(await usage(as))).toEqual(['dayRecords', 'dayFiles', 'dayBytes', 'ownViews', 'ownPreferences']);
});

it('a recount repairs wrong counters', async () => {
  await createComplet(server, 'Compté', file('file', pdf('compté')), file('files', pdf('a')), file('files', pdf('bb')));
  const right = await amounts();
  await server.tenant.database.pool.query(
    `update ${system('table_version')} set row_count = row_count + 5, file_count = 0, file_bytes = 0
     where resource = 'Complets'`,
  );
  expect(await recountTenant(server.tenant, all)).toMatchObject([{ resource: 'Complets', records: -5 }]);
  expect(await amounts()).toMatchObject({ ...right });
  expect(await recountTenant(server.tenant, all)).toEqual([]);
});
