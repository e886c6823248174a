import { describe, expect, it } from 'vitest';
import { Domaines, Services } from '../../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { Reading } from './readList';
import { readMatched, readNamed } from './readNeeded';

const records = (count: number): readonly AnyRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, libelle: `Service ${index + 1}` }));

function readingOf(all: readonly AnyRecord[]) {
  const asked: string[] = [];
  const told: [number, number][] = [];
  const reading: Reading = {
    pageSize: 10,
    signal: new AbortController().signal,
    onProgress: (read, total) => told.push([read, total]),
    async page({ page, perPage, filter }) {
      asked.push(`page ${page}${'q' in filter ? ` ${String(filter.q)}` : ''}`);
      const found = all.filter(({ libelle }) => !filter.q || libelle === filter.q);
      return { records: found.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
    async many(_address, ids) {
      asked.push(`ids ${ids.join()}`);
      return all.filter(({ id }) => ids.includes(id));
    },
  };
  return { reading, asked, told };
}

const services = { address: 'Services', schema: Services };

describe('the records that an import reads', () => {
  it('are the whole list in pages with progress, if the file may concern all of it', async () => {
    const { reading, asked, told } = readingOf(records(25));
    expect(await readMatched(services, reading, undefined)).toHaveLength(25);
    expect(asked).toEqual(['page 1', 'page 2', 'page 3']);
    expect(told.at(-1)).toEqual([25, 25]);
  });

  it('are those of its ids, if these are few', async () => {
    const { reading, asked } = readingOf(records(25));
    expect((await readMatched(services, reading, [3, 20, 99])).map(({ id }) => id)).toEqual([3, 20]);
    expect(asked).toEqual(['page 1', 'ids 3,20,99']);
    expect(await readMatched(services, readingOf(records(25)).reading, [])).toEqual([]);
  });

  it('are searched by name in a long list, if it has a search', async () => {
    const { reading, asked } = readingOf(records(200));
    expect((await readNamed(services, reading, ['Service 7', 'Service 8'])).map(({ id }) => id)).toEqual([7, 8]);
    expect(asked).toEqual(['page 1', 'page 1 Service 7', 'page 1 Service 8']);
    const many = readingOf([
      ...records(200),
      ...records(30).map((one) => ({ ...one, id: one.id + 300, libelle: 'Même' })),
    ]);
    expect(await readNamed(services, many.reading, ['Même'])).toHaveLength(230);
    const other = readingOf(records(200));
    expect(await readNamed({ address: 'Domaines', schema: Domaines }, other.reading, ['x'])).toHaveLength(200);
  });

  it('are none if nothing is named', async () => {
    const { reading, asked } = readingOf(records(200));
    expect(await readNamed(services, reading, [])).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('end with a cancellation', async () => {
    const { reading } = readingOf(records(200));
    const controller = new AbortController();
    const asked = readMatched(services, { ...reading, signal: controller.signal }, undefined);
    controller.abort();
    await expect(asked).rejects.toThrow();
  });
});
