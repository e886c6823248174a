import { expect, it } from 'vitest';
import type { AnyRecord } from '../resources/language/resourceSchema';
import { records, testProviders } from './testProvider';
import type { Reply } from './testServer';

const { provider, server } = testProviders();

const asLines = (some: readonly AnyRecord[]): string => some.map((one) => `${JSON.stringify(one)}\n`).join('');

const LINES = { 'content-type': 'application/x-ndjson' };

async function readAll(reply: Reply, signal = new AbortController().signal): Promise<readonly AnyRecord[]> {
  const data = await provider(() => reply, 'pagedLists', 'listLines');
  const all: AnyRecord[] = [];
  const asked = { sort: { field: 'ordre', order: 'DESC' as const }, filter: { q: 'été' }, signal };
  for await (const some of await data.wholeList('TypeContrats', asked)) all.push(...some);
  return all;
}

it("every record is read as it arrives, with the list's search and order", async () => {
  // Two chunks; the first ends in the middle of a line.
  const text = asLines(records(300));
  const reply: Reply = (response) => {
    response.writeHead(200, LINES);
    response.write(text.slice(0, 5_001));
    setImmediate(() => response.end(text.slice(5_001)));
  };
  expect(await readAll(reply)).toEqual(records(300));
  const [received] = server().received;
  expect(received?.headers.accept).toBe('application/x-ndjson');
  expect(received?.query).toEqual({ Search: 'été', OrderBy: 'ordre', OrderByDescending: 'true' });
});

it('an empty list is read, and refusals and broken connections are reported', async () => {
  expect(await readAll({ text: '', headers: LINES })).toEqual([]);
  await expect(readAll({ status: 403, json: { title: 'Refusé' } })).rejects.toMatchObject({ status: 403 });
  await expect(readAll({ text: '{"id":1}\n{"id":', headers: LINES })).rejects.toThrow();
  // An API without JSON Lines returns a page.
  await expect(readAll({ json: { items: records(1), totalCount: 1 } })).rejects.toThrow();
});

it('reading ends with its caller', async () => {
  const controller = new AbortController();
  const reply: Reply = (response) => {
    response.writeHead(200, LINES);
    response.write(asLines(records(1)));
    controller.abort();
  };
  await expect(readAll(reply, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
