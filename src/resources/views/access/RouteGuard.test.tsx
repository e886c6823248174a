import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type AuthProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Grants } from '../../access/access';
import { productRoutes } from '../../schemas/routes/productRoutes';
import type { ProductRoute } from '../../routes/productRoute';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../registry/registry';
import { isGrantable, rightName } from '../../registry/rightName';
import { RegistryProvider } from '../RegistryContext';
import { RefusalProvider } from './RefusalContext';
import { RouteGuard } from './RouteGuard';

const registry = createRegistry(schemas);

const Address = () => <p>{useLocation().pathname}</p>;

function open(route: ProductRoute, held: Grants) {
  const remember = vi.fn();
  const authProvider: AuthProvider = {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(held),
  };
  const element = (
    <CoreAdminContext authProvider={authProvider}>
      <Address />
      <RegistryProvider value={registry}>
        <RefusalProvider value={remember}>
          <RouteGuard route={route} waiting={<p>attente</p>}>
            <p>ouvert</p>
          </RouteGuard>
        </RefusalProvider>
      </RegistryProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/ici'] });
  render(<RouterProvider router={router} />);
  return remember;
}

const own = productRoutes.filter((route) => !route.public);
const everyRight = [...new Set(own.flatMap(({ rule }) => rule.rights ?? []))];

it.each(own.map((route) => [route.path, route] as const))('%s opens for each right of its rule', async (_, route) => {
  open(route, { rights: (route.rule.rights ?? []).slice(-1), functionCodes: [] });
  expect(await screen.findByText('ouvert')).toBeInTheDocument();
});

const guarded = own.filter(({ rule }) => rule.rights);

it.each(guarded.map((route) => [route.path, route] as const))('%s is closed without them', async (_, route) => {
  const remember = open(route, {
    rights: everyRight.filter((right) => !route.rule.rights?.includes(right)),
    functionCodes: [],
  });
  expect(await screen.findByText('/pages/miscellaneous/not-authorized')).toBeInTheDocument();
  expect(screen.queryByText('ouvert')).not.toBeInTheDocument();
  const needed = (route.rule.rights ?? []).filter(isGrantable).map((right) => rightName(schemas, right, 'en'));
  const refusal = { title: route.title[1], needed, ...(needed.length === 0 && { isShut: true }) };
  await waitFor(() => expect(remember).toHaveBeenCalledWith(refusal));
});
