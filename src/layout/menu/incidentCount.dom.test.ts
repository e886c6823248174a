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

it('says at the entry of incidents how many open ones the reader is in charge of', async () => {
  renderShell({ rights: ['FICHES_INCIDENT:read'], tables, registry, extensions });
  expect(
    await within(await menu()).findByRole('link', { name: 'Fiches incident\u00a0: 3 à traiter' }),
  ).toHaveTextContent('3');
});

it('says it at their own reports to those who read no others', async () => {
  renderShell({ rights: ['FICHES_INCIDENT:create'], tables, registry, extensions });
  await within(await menu()).findByRole('link', { name: 'Mes signalements\u00a0: 3 à traiter' });
  expect(within(await menu()).queryByRole('link', { name: /^Fiches incident/ })).not.toBeInTheDocument();
});

it('asks for nothing where incidents are not read', async () => {
  const { data } = renderShell({ rights: ['THEMES:read'], tables, registry, extensions });
  await within(await menu()).findByRole('link', { name: 'Thèmes' });
  expect(data.calls.filter(({ resource }) => resource === FichesIncident.name)).toEqual([]);
});

it('is what the bell knows where there is one, and nothing else is asked for', async () => {
  const MyInbox = { waiting: { incidents: 2 }, answers: [] };
  const { data } = renderShell({ rights: ['FICHES_INCIDENT:read'], tables, registry, answers: { MyInbox } });
  await within(await menu()).findByRole('link', { name: 'Fiches incident\u00a0: 2 à traiter' });
  expect(data.calls.filter(({ resource }) => resource === FichesIncident.name)).toEqual([]);
});
