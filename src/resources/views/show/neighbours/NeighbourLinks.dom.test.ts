import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../../test/support/accessibility';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../../test/support/window';

const services = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    libelle: `Service ${String(index + 1).padStart(2, '0')}`,
  }));

const listAt = (page: number) =>
  `/services?page=${page}&perPage=10&sort=libelle&order=ASC&filter=${encodeURIComponent('{}')}`;

async function open(name: string, page: number) {
  const rendered = renderScreens({ registry: screenRegistry, tables: { Services: services(12) }, at: listAt(page) });
  await rendered.user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name });
  return rendered;
}

const around = () => screen.findByRole('navigation', { name: 'Fiches de la liste' });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it("links follow the list's order, across its pages", async () => {
  const { user, container } = await open('Service 09', 1);
  const links = await around();
  expect(links).toHaveTextContent('9 sur 12');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(within(links).getByRole('link', { name: 'Fiche suivante' }));
  await screen.findByRole('heading', { level: 1, name: 'Service 10' });
  await user.click(await within(await around()).findByRole('link', { name: 'Fiche suivante' }));
  await screen.findByRole('heading', { level: 1, name: 'Service 11' });
  expect(await around()).toHaveTextContent('11 sur 12');
  await user.keyboard('j');
  await screen.findByRole('heading', { level: 1, name: 'Service 12' });
  expect(within(await around()).getByRole('button', { name: 'Fiche suivante' })).toBeDisabled();
  await user.keyboard('k');
  await screen.findByRole('heading', { level: 1, name: 'Service 11' });
});

it('the last page read by the list is used', async () => {
  const { user } = await open('Service 01', 1);
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await user.click(await screen.findByRole('button', { name: 'Page suivante' }));
  await screen.findByRole('link', { name: 'Service 11' });
  await user.click(screen.getByRole('button', { name: 'Page précédente' }));
  await user.click(await screen.findByRole('link', { name: 'Service 03' }));
  expect(await around()).toHaveTextContent('3 sur 12');
});

it('the previous page is read if the list was opened further on', async () => {
  const { user } = await open('Service 11', 2);
  await user.click(await within(await around()).findByRole('link', { name: 'Fiche précédente' }));
  await screen.findByRole('heading', { level: 1, name: 'Service 10' });
  expect(await around()).toHaveTextContent('10 sur 12');
});

it('a record opened by its address has no such links', async () => {
  renderScreens({ registry: screenRegistry, tables: { Services: services(12) }, at: '/services/details/3' });
  await screen.findByRole('heading', { level: 1, name: 'Service 03' });
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Fiches de la liste' })).toBeNull());
});
