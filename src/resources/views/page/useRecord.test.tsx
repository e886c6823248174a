import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { ScreenProvider } from '../ScreenContext';
import { markRead } from './recentReads';
import { recordKey } from './recordKey';
import { useRecord } from './useRecord';

const ROW = { id: 2, libelle: 'Audit', code: 'AUD' };

/** A record's screen; prefetched data arrives after the render and before the paint. */
function Drawn() {
  const client = useQueryClient();
  const { data, isFresh } = useRecord('2', { fresh: true });
  useLayoutEffect(() => {
    client.setQueryData(recordKey('Services', '2'), { ...ROW, note: 'Ancien' });
    markRead(client, 'Services', '2');
  }, [client]);
  return (
    <p>
      {String(data?.['note'])} {isFresh ? 'entière' : 'en partie'}
    </p>
  );
}

it('a record prefetched during the render is not requested again', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  queryClient.setQueryData(recordKey('Services', '2'), ROW);
  const schema = screenRegistry.get('Services');
  const { calls } = renderScreens({
    registry: screenRegistry,
    tables: { Services: [ROW] },
    at: '/ailleurs',
    queryClient,
    beside: (
      <ScreenProvider value={{ schema, address: 'Services', parents: {} }}>
        <Drawn />
      </ScreenProvider>
    ),
  });
  expect(await screen.findByText('Ancien entière')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'getOne')).toEqual([]);
});
