import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { outdatedBy } from '../../src/layout/live/affectedReadings';
import type { ChangeReport, ChangeRequest } from '../../src/resources/changes/changes';
import { acceptedOf } from '../../src/resources/changes/previewed';
import { columnsOf } from '../../src/resources/exchange/cells/columns';
import { cellsOf } from '../../src/resources/exchange/cells/records';
import { indexExisting } from '../../src/resources/exchange/plan/existing';
import type { ExistingRecord } from '../../src/resources/exchange/plan/importPlanTypes';
import { planImport } from '../../src/resources/exchange/plan/planImport';
import type { Cell } from '../../src/resources/exchange/cells/cellTypes';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { afterFile } from '../support/afterFile';
import { callsTo } from '../support/callsTo';
import { reported } from '../support/changeSetCalls';
import { Controles, Modeles, storedDevices } from '../support/computedResources';
import { openLive } from '../support/liveStream';

const registry = storedDevices();
const Appareils = registry.get('Appareils');

let server: ApiServer;
const { create } = callsTo(() => server);

beforeAll(async () => {
  server = await openApiServer(registry);
});

const get = async (id: number): Promise<AnyRecord> => (await server.call('GET', `/api/Appareils/${id}`)).json();
const versionOf = async (id: number) => (await server.call('GET', `/api/Appareils/${id}`)).headers.etag;
const check = (id: number, values: object): ChangeRequest => ({
  collection: `Appareils/${id}/controles`,
  action: 'create',
  values: { ...values },
});
const revert = async (id: number | undefined) =>
  (await server.call('POST', `/api/changeSets/${id}/revert`, { payload: {} })).json<ChangeReport>();

describe('a stored formula', () => {
  it('is in no preview, and correct after the change and its revert', async () => {
    const id = await create('/api/Appareils', { nom: 'Sonomètre', places: 5, prix: 3 });
    const version = await versionOf(id);
    const changes = [check(id, { cout: 2, conforme: true }), check(id, { cout: 0.5 })];
    const preview = await reported(server, changes, { preview: true });
    expect(preview.rows.map(({ status }) => status)).toEqual(['created', 'created']);
    expect(await get(id)).toMatchObject({ restantes: 5, depense: 3, conforme: null });
    const report = await reported(server, acceptedOf(changes, preview).changes);
    expect(await get(id)).toMatchObject({ restantes: 3, depense: 5.5 });
    expect((await revert(report.id)).applied).toBe(true);
    expect(await get(id)).toMatchObject({ restantes: 5, depense: 3, conforme: null });
    expect(await versionOf(id)).toBe(version);
  });

  it('is exported, and never imported', async () => {
    const columns = columnsOf(Appareils);
    const imported = (
      records: readonly ExistingRecord[],
      rows: readonly (readonly Cell[])[],
      mode: 'create' | 'upsert',
    ) => {
      const headings = columns.map(({ name }) => name);
      return planImport({
        schema: Appareils,
        collection: Appareils.name,
        table: { format: 'csv', sheets: [], decimalComma: true, headings, rows, lines: rows.map((_, row) => row + 2) },
        mapping: columns.map(({ name, isRead }) => (isRead ? name : null)),
        mode,
        key: 'id',
        emptyCell: 'emptied',
        existing: indexExisting(Appareils, 'id', records),
        references: {},
      });
    };
    const id = await create('/api/Appareils', { nom: 'Luxmètre', places: 4, prix: 1 });
    await create(`/api/Appareils/${id}/controles`, { cout: 1 });
    const record = await get(id);
    const row = cellsOf(record, columns, () => '');
    const wrong = row.map((cell, at) => (['restantes', 'depense'].includes(columns[at]?.name ?? '') ? '99' : cell));
    expect(imported([{ id, values: record }], [wrong], 'upsert')).toMatchObject({ changes: [], problems: [] });
    const made = await reported(server, imported([], [wrong], 'create').changes);
    const [copy] = made.rows.map((one) => one.id ?? 0);
    expect(await get(copy ?? 0)).toMatchObject({ nom: 'Luxmètre', restantes: 4, depense: 1 });
  });

  it('sends an event to readers of the record when a related record is written', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const stream = await openLive({ port, token: await server.tokenFor(['APPAREILS:read']), seconds: 0 });
    afterFile(async () => stream.close());
    const modeleId = await create('/api/Modeles', { nom: 'M', garantie: 1 });
    const id = await create('/api/Appareils', { nom: 'Vendu', achat: '2026-01-01', places: 2, modeleId });
    const readings = [
      ['Appareils', 'getList', {}],
      ['Appareils', 'getOne', { id: String(id) }],
      ['Appareils', 'resume', String(id)],
    ];
    const after = async (resource: string) => {
      for (;;) {
        const change = await stream.next();
        if (change.resources.some((one) => one.resource === resource))
          return readings.filter(outdatedBy(registry, change));
      }
    };
    await create(`/api/Appareils/${id}/controles`, { cout: 1 });
    expect(await after(Controles.name)).toEqual(readings);
    expect(await get(id)).toMatchObject({ restantes: 1, garantie: '2027-01-01' });
    await server.call('PUT', `/api/Modeles/${modeleId}`, { payload: { garantie: 3 } });
    expect(await after(Modeles.name)).toEqual(readings);
    expect(await get(id)).toMatchObject({ garantie: '2029-01-01' });
  });
});
