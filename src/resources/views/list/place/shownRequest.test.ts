import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { shownRequest } from './shownRequest';

const requestOf = (page: number) => ({
  pagination: { page, perPage: 10 },
  sort: { field: 'libelle', order: 'ASC' as const },
  filter: {},
});

it("the list's query is found, even before it is observed", () => {
  const client = new QueryClient();
  const [first, second] = [[{ id: 1 }], [{ id: 2 }]];
  client.setQueryData(['Services', 'getList', requestOf(1)], { data: first, total: 2 });
  client.setQueryData(['Services', 'getList', requestOf(2)], { data: second, total: 2 });
  expect(shownRequest(client, 'Services', second)).toEqual(requestOf(2));
  expect(shownRequest(client, 'Domaines', second)).toBeUndefined();
  expect(shownRequest(client, 'Services', [{ id: 2 }])).toBeUndefined();
});
