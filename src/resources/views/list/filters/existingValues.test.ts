import { expect, it, vi } from 'vitest';
import type { Condition } from '../../../language/condition';
import { existingValues, proposalsFor } from './useExistingValues';

const towns = (name: string, count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, ville: name }));

it('asks again without a town whose records fill the page', async () => {
  const read = vi
    .fn<(where: readonly Condition[]) => Promise<{ id: number; ville: string }[]>>()
    .mockResolvedValueOnce(towns('Lille', 50))
    .mockResolvedValueOnce([...towns('Lillers', 2, 51), ...towns('Lilly', 1, 60)]);
  expect(await existingValues(read, 'ville', 'Lil')).toEqual(['Lille', 'Lillers', 'Lilly']);
  expect(read.mock.calls[1]?.[0]).toEqual([
    { field: 'ville', operator: 'contains', value: 'Lil' },
    { field: 'ville', operator: 'notEquals', value: 'Lille' },
  ]);
});

it('one or two letters are the beginning of a value', async () => {
  const read = vi.fn<(where: readonly Condition[]) => Promise<never[]>>().mockResolvedValue([]);
  expect(await existingValues(read, 'ville', 'Li')).toEqual([]);
  expect(read).toHaveBeenCalledExactlyOnceWith([{ field: 'ville', operator: 'startsWith', value: 'Li' }]);
});

it('a value that is typed whole is no proposal, beside others it is', () => {
  expect(proposalsFor('Lille', ['Lille'])).toEqual([]);
  expect(proposalsFor('Lill', ['Lille'])).toEqual(['Lille']);
  expect(proposalsFor('Lille', ['Lille', 'Lillers'])).toEqual(['Lille', 'Lillers']);
  expect(proposalsFor('', ['Lille'])).toEqual([]);
});
