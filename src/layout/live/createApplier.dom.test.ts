import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schemas } from '../../portal/declared';
import type { LiveChange, LiveEvent } from '../../resources/live/liveChange';
import { createRegistry } from '../../resources/registry/registry';
import { createQueryClient } from '../queryClient';
import { createApplier } from './createApplier';

const registry = createRegistry(schemas);
const flashed: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = function () {
    flashed.push(this.getAttribute('data-record') ?? '');
    return undefined as unknown as Animation;
  };
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
  document.body.innerHTML = '<p data-record="TypeContrats/1"></p><p data-record="TypeContrats/2"></p>';
});
afterEach(() => {
  flashed.length = 0;
  // Test files share globals, so everything is restored.
  Reflect.deleteProperty(Element.prototype, 'animate');
  document.body.innerHTML = '';
  vi.useRealTimers();
});

/** An active query that counts its reads. */
function shown(client: QueryClient, queryKey: readonly unknown[], data: unknown = {}): { count: number } {
  const reads = { count: 0 };
  const queryFn = () => {
    reads.count += 1;
    return Promise.resolve(data);
  };
  new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  return reads;
}

let sets = 0;
const change = (given: Partial<LiveChange> = {}): LiveEvent => {
  sets += 1;
  const rows = [{ collection: 'TypeContrats', id: 1, action: 'update', version: 2 }] as const;
  const resources = [{ resource: 'TypeContrats', rows }];
  return { type: 'change', change: { changeSet: sets, own: false, resources, topics: [], ...given } };
};

async function page() {
  const client = createQueryClient();
  const records = [1, 2].map((id) => ({ id, version: 1 }));
  const types = shown(client, ['TypeContrats', 'getList', {}], { data: records });
  const domains = shown(client, ['Domaines', 'getList', {}]);
  await vi.advanceTimersByTimeAsync(0);
  return { client, types, domains, apply: createApplier({ client, registry }) };
}

it('an event refreshes stale queries, and flashes the row once', async () => {
  const { types, domains, apply } = await page();
  const event = change();
  apply(event);
  apply(event);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([types.count, domains.count]).toEqual([2, 1]);
  expect(flashed).toEqual(['TypeContrats/1']);
});

it('a row already shown as written does not flash', async () => {
  const { types, apply } = await page();
  apply(
    change({
      resources: [
        { resource: 'TypeContrats', rows: [{ collection: 'TypeContrats', id: 2, action: 'update', version: 1 }] },
      ],
    }),
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect(types.count).toBe(2);
  expect(flashed).toEqual([]);
});

it('a row refreshed by another query since the event flashes', async () => {
  const { client, apply } = await page();
  apply(change());
  const key = ['TypeContrats', 'getList', {}];
  client.setQueryData(key, { data: [1, 2].map((id) => ({ id, version: 2 })) });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flashed).toEqual(['TypeContrats/1']);
});

it('consecutive events are batched', async () => {
  const { types, apply } = await page();
  for (let write = 0; write < 20; write += 1) {
    apply(change());
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(types.count).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(types.count).toBeLessThanOrEqual(4);
});

it("the reader's own writes are left to their page, and shown in others", async () => {
  const { client, types, apply } = await page();
  apply(change({ own: true }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(types.count).toBe(2);
  expect(flashed).toEqual([]);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve() })
    .execute(undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  const afterWrite = types.count;
  apply(change({ own: true }));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(types.count).toBe(afterWrite);
});

it('a hidden page waits until it is visible', async () => {
  const { types, apply } = await page();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  apply(change());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(types.count).toBe(1);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(types.count).toBe(2);
});

it('a reset refreshes all active queries', async () => {
  const { types, domains, apply } = await page();
  apply({ type: 'reset' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([types.count, domains.count]).toEqual([2, 2]);
});
