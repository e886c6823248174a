import { beforeAll, describe, expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/createDataProvider';
import { createHttp } from '../../src/dataProvider/http';
import { readSlotPage } from '../../src/planning/data/readSlots';
import { choosePlanSource } from '../../src/planning/source/usePlanSource';
import { schemas } from '../../src/portal/declared';
import { EXTENSIONS, type Extension } from '../../src/resources/protocol/extensions';
import { createRegistry } from '../../src/resources/registry/registry';
import { listenForFetch } from '../support/listenForFetch';
import { openPlan, type Plan } from '../support/planServer';

const WITH: Readonly<Record<string, readonly Extension[]>> = {
  contract: [],
  embedded: EXTENSIONS,
  'embedded without tags': EXTENSIONS.filter((name) => name !== 'slotReading'),
};
const { signal } = new AbortController();

let plan: Plan;
let apiUrl: string;
let token: string;
let person: number;

beforeAll(async () => {
  plan = await openPlan();
  apiUrl = await listenForFetch(plan.server);
  token = await plan.server.tokenFor(['PLANNING_ADMIN:admin', 'UTILISATEURS:read', 'EQUIPES:admin']);
  person = await plan.person();
  for (const day of ['2026-11-23', '2026-11-24'])
    await plan.server.made('/api/creneaux', {
      ...plan.slot(person),
      debut: `${day}T08:00:00Z`,
      fin: `${day}T09:00:00Z`,
    });
});

describe.each(Object.keys(WITH))('the plan source: %s', (name) => {
  const extensions = new Set(WITH[name]);
  const open = () => {
    const http = createHttp({ apiUrl, token: () => Promise.resolve(token), language: () => 'fr' });
    const registry = createRegistry(schemas);
    const provider = createDataProvider({ http, registry, extensions: () => Promise.resolve(extensions) });
    return choosePlanSource(provider.call, provider, (one) => extensions.has(one));
  };

  it('lists the people with plans, by name', async () => {
    const { items, feries } = await open().staff(undefined, signal);
    expect(items.find(({ id }) => id === person)).toMatchObject({ name: 'Martin Camille', equipesId: [] });
    expect(feries).toBe('metropole');
  });

  it('reads the slots of a period in pages', async () => {
    const stretch = { startDate: '2026-11-23T00:00:00Z', endDate: '2026-11-25T00:00:00Z', orderBy: 'debut' } as const;
    const read = async (pageNumber: number) =>
      readSlotPage(await open().slotPage({ ...stretch, pageNumber, pageSize: 1 }, signal));
    const pages = [await read(1), await read(2)];
    expect(pages.flatMap(({ slots }) => slots.map(({ salarieId }) => salarieId))).toEqual([person, person]);
    expect(pages.map(({ total }) => total)).toEqual([2, 2]);
  });

  it('reads the requests of one person, or of everyone', async () => {
    expect(await open().pendingRequests(person, signal)).toEqual([]);
    const all = await open().pendingRequests(undefined, signal);
    expect(Array.isArray(all) ? all : (all as { readonly items: unknown }).items).toEqual([]);
  });

  it('previews only what the API can preview', async () => {
    const source = open();
    const [first] = await plan.slots(person);
    const checked = [{ ...plan.slot(person), debut: '2026-11-23T08:30:00Z', fin: '2026-11-23T09:30:00Z' }];
    const told = [
      await source.findings(checked, signal),
      await source.preview({ address: 'DeleteCreneauxPeriode', method: 'POST', body: { salarieId: person } }).then(
        (report) => report,
        // A refusal by the API counts as a preview too.
        () => ({}),
      ),
    ].map((answer) => answer !== undefined);
    expect(told).toEqual([source.previews, source.previews]);
    expect(await source.validations('2026-11', '2026-11', signal)).toEqual([]);
    expect(source.seriesScopes.includes('tous')).toBe(source.previews);
    expect((await plan.slots(person))[0]).toEqual(first);
  });
});
