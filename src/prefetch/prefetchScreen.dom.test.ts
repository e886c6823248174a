import { screen } from '@testing-library/react';
import { localStorageStore } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { memoryDataProvider } from '../../test/support/memoryDataProvider';
import { renderScreens } from '../../test/support/renderScreens';
import { screenRegistry } from '../../test/support/screenSchemas';
import { createQueryClient } from '../layout/queryClient';
import { EXTENSIONS } from '../resources/protocol/extensions';
import type { AnyRecord } from '../resources/language/resourceSchema';
import type { Services } from '../services';
import { createPrefetcher } from './prefetchScreen';

const AUDIT: AnyRecord = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true, note: 'Ancien', origine: 'x' };

beforeEach(() => localStorage.clear());

function prepare({ canAccess = true } = {}) {
  const queryClient = createQueryClient();
  const known = new Set(EXTENSIONS);
  const { provider, calls } = memoryDataProvider(screenRegistry, { Services: [AUDIT] }, known);
  const prefetch = createPrefetcher({
    registry: screenRegistry,
    extensions: () => Promise.resolve(known),
    admin: {
      authProvider: { canAccess: () => Promise.resolve(canAccess) },
      dataProvider: provider,
      queryClient,
      store: localStorageStore(),
    },
  } as unknown as Services);
  const open = (at: string) =>
    renderScreens({ registry: screenRegistry, tables: { Services: [AUDIT] }, at, queryClient });
  return { prefetch, calls, open };
}

const about = (calls: readonly { readonly method: string; readonly resource: string }[], wanted: string) =>
  calls.filter(({ method, resource }) => `${method} ${resource}` === wanted);

it.each([
  ['the page of a list', '/services', '', 'getList Services', 'rowheader', 'Audit'],
  ['the record of a form', '/services/modification/2', '', 'getOne Services', 'heading', /Audit/],
  ['the record of a details page', '/services/details/2', '', 'getOne Services', 'heading', /Audit/],
])('%s is read once, where the screen expects it', async (_, pathname, search, call, role, name) => {
  const { prefetch, calls, open } = prepare();
  await prefetch({ pathname, search });
  expect(about(calls, call)).toHaveLength(1);
  const opened = open(pathname);
  await screen.findByRole(role, { name });
  expect(about(opened.calls, call)).toHaveLength(0);
});

it('the page in the address is read', async () => {
  const { prefetch, calls } = prepare();
  await prefetch({ pathname: '/services', search: '?page=3&perPage=50&sort=code&order=DESC' });
  expect(about(calls, 'getList Services')).toMatchObject([
    { params: { pagination: { page: 3, perPage: 50 }, sort: { field: 'code', order: 'DESC' } } },
  ]);
});

it.each(['/services', '/services/details/2'])('nothing of %s is read without permission', async (pathname) => {
  const { prefetch, calls } = prepare({ canAccess: false });
  await prefetch({ pathname, search: '' });
  expect(calls).toEqual([]);
});

it.each(['/services/creation', '/inconnu', '/home'])('nothing is read for %s', async (pathname) => {
  const { prefetch, calls } = prepare();
  await prefetch({ pathname, search: '' });
  expect(calls).toEqual([]);
});
