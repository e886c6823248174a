import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, Route } from 'react-router';
import { expect, it } from 'vitest';
import { createPortalRoutes } from './PortalRoutes';

const PortalRoutes = createPortalRoutes(
  <div data-testid="frame">
    <Outlet />
  </div>,
  [
    <Route key="1" path="/adherents" element="la liste" />,
    <Route key="2" path="/Adherents/details/:id" element="la fiche" />,
    <Route key="3" path="/:groupe/membres" element="les membres" />,
  ],
  'ailleurs',
);

it.each([
  ['/adherents', 'la liste', true],
  ['/ADHERENTS', 'la liste', true],
  ['/adherents/details/7', 'la fiche', true],
  ['/adherents/membres', 'les membres', true],
  ['/equipe-3/membres', 'les membres', true],
  ['/adherents/inconnu', 'ailleurs', false],
  ['/inconnu', 'ailleurs', false],
  ['/', 'ailleurs', false],
])('shows at %s: %s', (at, words, isFramed) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <PortalRoutes />
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByTestId('frame') !== null).toBe(isFramed);
});
