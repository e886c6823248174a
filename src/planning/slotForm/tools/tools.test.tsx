import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../test/support/window';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { indexPlan } from '../../data/checkEdits';
import DeletePeriod from './DeletePeriod';

beforeEach(() => {
  windowOfWidth(1440);
  // The latest browsers return a promise; returned from an effect, it crashed the page as an invalid clean-up.
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as Element['scrollIntoView'];
});

// jsdom lacks it, and the files of a worker share one prototype.
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const slot = (day: string, salarieId: number) => ({
  salarieId,
  debut: `${day}T08:00:00Z`,
  fin: `${day}T09:00:00Z`,
});
const PREVIEW = {
  applied: false,
  rows: [
    { index: 0, status: 'deleted', id: 7, version: 3, before: slot('2029-01-09', 4) },
    { index: 1, status: 'deleted', id: 8, version: 1, before: slot('2029-01-08', 5) },
    { index: 2, status: 'refused', id: 9, before: slot('2029-01-08', 4), message: 'Le mois est validé.' },
  ],
};

function open(answer: unknown = PREVIEW) {
  const bodies: unknown[] = [];
  const wrote = vi.fn();
  const onClose = vi.fn();
  const rendered = renderPlanExports({
    page: (
      <DeletePeriod
        day={dayIndexOfText('2029-01-08')}
        period={{ debut: '2029-01-08', fin: '2029-01-14' }}
        filters={{ people: [], companies: [12], types: [] }}
        edits={{ wrote }}
        index={indexPlan({ people: [], slots: [], types: new Map(), holidays: 'metropole', validated: new Set() })}
        names={
          new Map([
            [4, 'Marchand Claire'],
            [5, 'Œuvrard Zoë'],
          ])
        }
        onClose={onClose}
      />
    ),
    answers(_line, body) {
      bodies.push(body);
      return answer;
    },
  });
  return { ...rendered, bodies, wrote, onClose };
}

it('shows the total first, then refusals by date, and writes the others', async () => {
  const { user, bodies, calls, wrote, onClose, baseElement } = open();
  await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
  const report = within(await screen.findByRole('region', { name: 'Ce qui se passerait' }));
  expect(bodies).toEqual([
    { debut: '2029-01-08', fin: '2029-01-14', salariesIds: [], entreprisesIds: [12], typesCreneauIds: [] },
  ]);
  expect(report.getByText('2 créneaux seraient supprimés')).toBeVisible();
  expect(report.getByText('2 salariés · 2 dates · 8–9 janv. 2029')).toBeVisible();
  const [monday, tuesday] = report.getAllByRole('button', { name: /janvier 2029/ });
  expect(monday).toHaveAccessibleName(/^lundi 8 janvier 2029.*2 créneaux.*1 impossible/);
  expect(report.getByText('Le mois est validé.')).toBeVisible();
  expect(tuesday).toHaveAttribute('aria-expanded', 'false');
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Supprimer les 2 possibles' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const applied = calls.find(({ method }) => method === 'applyChanges');
  expect(JSON.stringify(applied)).toContain('"version":3');
  expect(wrote).toHaveBeenCalledOnce();
});

it('explains an exceeded limit', async () => {
  const refusal = 'Cette opération porterait sur 100000 créneaux\u00a0; c’est 10000 au plus à la fois.';
  const { user } = open(new HttpError('', 400, { detail: refusal, status: 400 }));
  await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
  expect(await screen.findByText(/100000 créneaux/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Supprimer/ })).toBeNull();
});

it('shows slots that need a look as a warning, never as a success', async () => {
  const rows = [{ index: 0, status: 'created', after: slot('2029-01-08', 4), findings: [{ code: 'overlap' }] }];
  const { user } = open({ applied: false, rows });
  await user.click(await screen.findByRole('button', { name: 'Vérifier' }));
  const said = await screen.findByText('1 créneau serait créé');
  expect(said.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorWarning');
});
