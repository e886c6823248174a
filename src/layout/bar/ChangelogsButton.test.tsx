import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, testDataProvider, type AuthProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { GrantsProvider } from '../../resources/views/access/useGrants';
import { AppTheme } from '../../theme/AppTheme';
import { createQueryClient } from '../queryClient';
import { installScreen } from '../renderShell.fixture';
import { sampleRegistry } from '../sample.fixture';
import { ViewAsProvider, type ViewAs } from '../viewAs/ViewAsContext';
import { ChangelogsButton } from './ChangelogsButton';

beforeEach(() => installScreen(1440));

interface Reading {
  readonly unread: unknown;
  readonly rights?: readonly string[];
  readonly at?: string;
  readonly viewed?: ViewAs['viewed'];
}

function renderButton({ unread, rights = ['ACL:read'], at = '/home', viewed }: Reading) {
  const held = { unread, calls: [] as string[] };
  const call = async (address: string, { method = 'GET', ...given }: { method?: string } = {}) => {
    const { query, body } = given as { query?: object; body?: object };
    held.calls.push(`${method} ${address} ${JSON.stringify(query ?? body)}`);
    if (method === 'POST') held.unread = 0;
    return held.unread;
  };
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve({ rights, fonctions: [] }),
  };
  const element = (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={Object.assign(testDataProvider(), { call })}
      i18nProvider={createI18nProvider({ registry: sampleRegistry })}
      queryClient={createQueryClient()}
      store={memoryStore()}
    >
      <AppTheme>
        <ViewAsProvider value={{ viewed, begin: () => Promise.resolve(), leave: () => undefined }}>
          <p>page</p>
          <GrantsProvider>
            <ChangelogsButton tenantId="nord" />
          </GrantsProvider>
        </ViewAsProvider>
      </AppTheme>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return held;
}

it('shows the unread count, which opening the page clears', async () => {
  const held = renderButton({ unread: 3 });
  const button = await screen.findByRole('link', { name: 'Nouveautés\u00a0: 3 non lues' });
  expect(held.calls).toEqual(['GET UnreadChangelogs {"Application":"Portail","TenantId":"nord"}']);
  await userEvent.click(button);
  expect(await screen.findByRole('link', { name: 'Nouveautés' })).toHaveTextContent(/^$/);
  expect(held.calls).toContain('POST UnreadChangelogs {"application":"Portail","tenantId":"nord"}');
});

it('accepts a counter inside an object', async () => {
  renderButton({ unread: { application: 'Portail', count: 1 } });
  expect(await screen.findByRole('link', { name: 'Nouveautés\u00a0: 1 non lue' })).toBeInTheDocument();
});

it('marks nothing as read while viewing as another person', async () => {
  const held = renderButton({ unread: 2, at: '/changelogs', viewed: { id: 4, name: 'Julien Lefèvre' } });
  await screen.findByRole('link', { name: 'Nouveautés\u00a0: 2 non lues' });
  expect(held.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('requests nothing if the page is not accessible', async () => {
  const held = renderButton({ unread: 2, rights: ['THEMES:read'] });
  await screen.findByText('page');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(held.calls).toEqual([]);
});
