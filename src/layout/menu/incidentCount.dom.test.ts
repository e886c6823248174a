import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { EXTENSIONS } from '../../resources/protocol/extensions';
import { createRegistry } from '../../resources/registry/registry';
import { schemas } from '../../portal/declared';
import { FichesIncident } from '../../resources/schemas/incidents';
import { installScreen, renderShell } from '../renderShell.fixture';

const registry = createRegistry(schemas);

/** Id of the person whom `renderShell` signs in. */
const READER = 7;

const incident = (id: number, responsableId: number | null, etat: string) => ({
  id,
  titre: `n° ${id}`,
  responsableId,
  etat,
});

const tables = {
  [FichesIncident.name]: [
    incident(1, READER, 'Declaree'),
    incident(2, READER, 'EnAnalyse'),
    incident(3, READER, 'ActionsEnCours'),
    incident(4, READER, 'Cloturee'),
    incident(5, 8, 'Declaree'),
    incident(6, null, 'Declaree'),
  ],
};

/** An API with filters and without an inbox. */
const extensions = EXTENSIONS.filter((name) => name !== 'inbox');

const menu = () => screen.findByRole('navigation', { name: 'Menu principal' });

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

it("the entry of incidents shows the reader's open ones", async () => {
  renderShell({ rights: ['FICHES_INCIDENT:read'], tables, registry, extensions });
  const entry = await within(await menu()).findByRole('link', { name: 'Fiches incident\u00a0: 3 à traiter' });
  expect(entry.querySelector('[data-count="3"]')).toBeVisible();
});

it('people who read only their own reports see the count there', async () => {
  renderShell({ rights: ['FICHES_INCIDENT:create'], tables, registry, extensions });
  await within(await menu()).findByRole('link', { name: 'Mes signalements\u00a0: 3 à traiter' });
  expect(within(await menu()).queryByRole('link', { name: /^Fiches incident/ })).not.toBeInTheDocument();
});

it('nothing is requested without access to incidents', async () => {
  const { data } = renderShell({ rights: ['THEMES:read'], tables, registry, extensions });
  await within(await menu()).findByRole('link', { name: 'Thèmes' });
  expect(data.calls.filter(({ resource }) => resource === FichesIncident.name)).toEqual([]);
});

it('the count comes from the bell if there is one, without another request', async () => {
  const MyInbox = { waiting: { incidents: 2 }, answers: [] };
  const { data } = renderShell({ rights: ['FICHES_INCIDENT:read'], tables, registry, answers: { MyInbox } });
  await within(await menu()).findByRole('link', { name: 'Fiches incident\u00a0: 2 à traiter' });
  expect(data.calls.filter(({ resource }) => resource === FichesIncident.name)).toEqual([]);
});

it('the entries of requests and partners show what waits there, as the bell counts it', async () => {
  const MyInbox = { waiting: { plans: 4, fastt: 2, months: 3 }, answers: [] };
  const rights = ['PLANNING_ADMIN:admin', 'PARTENAIRES_FASTT:read', 'PARTENAIRES_FASTT:admin'];
  renderShell({ rights, registry, answers: { MyInbox } });
  await within(await menu()).findByRole('link', { name: 'FASTT à valider\u00a0: 2 à traiter' });
  expect(within(await menu()).getByRole('link', { name: 'Plannings' })).toBeInTheDocument();
  expect(within(await menu()).getByRole('link', { name: 'Demandes\u00a0: 4 à traiter' })).toBeVisible();
});
