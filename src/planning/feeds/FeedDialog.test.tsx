import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { FeedDialog } from './FeedDialog';

const ADDRESS = `https://nord.example/calendriers/${'a'.repeat(43)}.ics`;
const FEED = {
  id: 5,
  utilisateurId: 1,
  entrepriseId: null,
  nom: 'Marchand Claire',
  creeLe: '2026-03-01T10:00:00Z',
  creePar: 'Martin Camille',
};
const STAFF = { items: [{ id: 8, name: 'Œuvrard Zoë', equipesId: [] }], feries: 'metropole' };

beforeEach(() => windowOfWidth(1440));
function open(isPlanner: boolean, refusal?: HttpError) {
  const lines: string[] = [];
  const bodies: unknown[] = [];
  let feeds = [FEED];
  const answers = (line: string, body: unknown) => {
    lines.push(line);
    if (line === 'GET planning/flux') return { items: feeds };
    if (line === 'GET planning/salaries') return STAFF;
    if (line === 'POST planning/flux') {
      bodies.push(body);
      return refusal ?? { id: 6, adresse: ADDRESS };
    }
    feeds = [];
    return { id: 5 };
  };
  const page = <FeedDialog isOpen isPlanner={isPlanner} onClose={() => undefined} />;
  return { ...renderPlanExports({ page, answers }), lines, bodies };
}

it("creates a feed of one's own plan and shows its address to copy", async () => {
  const { user, bodies, baseElement } = open(false);
  await user.click(await screen.findByRole('button', { name: 'Créer un flux de mon planning' }));
  expect(await screen.findByRole('textbox', { name: 'Adresse secrète du flux' })).toHaveValue(ADDRESS);
  expect(bodies).toEqual([{}]);
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copier l’adresse' }));
  await screen.findByText('Adresse copiée');
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

it('lets planners choose the person', async () => {
  const { user, bodies } = open(true);
  await user.click(await screen.findByRole('combobox', { name: /^De quel planning/ }));
  await user.click(await screen.findByRole('option', { name: 'Celui d’un salarié' }));
  const make = screen.getByRole('button', { name: 'Créer le flux' });
  expect(make).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Salarié' }));
  await user.click(await screen.findByRole('option', { name: 'Œuvrard Zoë' }));
  await user.click(make);
  await waitFor(() => expect(bodies).toEqual([{ utilisateurId: 8 }]));
});

it('asks before a feed is withdrawn', async () => {
  const { user, lines } = open(false);
  await user.click(await screen.findByRole('button', { name: 'Retirer le flux de Marchand Claire' }));
  const question = await screen.findByRole('dialog', { name: /^Retirer ce flux/ });
  await user.click(within(question).getByRole('button', { name: 'Retirer' }));
  await screen.findByText('Aucun flux pour le moment.');
  expect(lines).toContain('DELETE planning/flux/5');
});

it('says why a feed could not be created', async () => {
  const { user } = open(
    false,
    new HttpError('Accès refusé', 403, { problem: { detail: 'Vos droits ne suffisent pas.' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Créer un flux de mon planning' }));
  expect(await screen.findByText('Vos droits ne suffisent pas.')).toBeVisible();
});
