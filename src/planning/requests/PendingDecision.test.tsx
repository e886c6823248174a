import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import type { PlanSlot } from '../model/plan';
import { PendingDecision } from './PendingDecision';

const ASKED = {
  id: 82,
  utilisateurId: 7,
  action: 'Ajout',
  creneauId: null,
  debut: '2026-11-23T14:00:00Z',
  fin: '2026-11-23T15:00:00Z',
  typeCreneauId: 2,
  entrepriseId: null,
  texte: null,
  motif: 'Un adhérent le demande',
  etat: 'EnAttente',
  reponse: null,
};
const STAFF = { items: [{ id: 7, name: 'Petit Anne', equipesId: [], hours: [7, 7, 7, 7, 7, 0, 0] }] };

beforeEach(() => windowOfWidth(1440));

const OVERLAP = { code: 'overlap', args: { start: 0, end: 3_600_000, title: 'Réunion' } };

function open(slotId: number, findings: readonly unknown[] = []) {
  const decisions: { readonly line: string; readonly body: unknown }[] = [];
  const onClose = vi.fn();
  const rendered = renderPlanExports({
    page: <PendingDecision slot={{ id: slotId } as PlanSlot} onClose={onClose} />,
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET demandesModificationsPlannings') return { items: [ASKED], totalCount: 1 };
      if (line === 'POST planning/verifications') return { items: [{ index: 0, findings }] };
      if (line.startsWith('PATCH')) decisions.push({ line, body });
      return null;
    },
    tables: { typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }] },
  });
  return { ...rendered, decisions, onClose };
}

it('a request that nothing speaks against is accepted with one click, as at home', async () => {
  const { user, onClose } = open(-82);
  expect(await screen.findByText('libre')).toBeVisible();
  expect(screen.getByText(/Petit Anne propose d’ajouter un créneau/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  expect(onClose).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a requested slot with a doubt is accepted where it stands in the plan, after a question', async () => {
  const { user, decisions, onClose } = open(-82, [OVERLAP]);
  expect(await screen.findByText(/^En même temps que « Réunion »/)).toBeVisible();
  expect(await screen.findByText(/Un adhérent le demande/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^En même temps que/)).toBeVisible();
  expect(await dialog.findByText('Petit Anne propose d’ajouter un créneau')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(decisions).toEqual([
    {
      line: 'PATCH Utilisateurs/7/demandesModificationsPlannings/82',
      body: { utilisateurId: 7, demandeModificationPlanningId: 82, etat: 'Acceptee' },
    },
  ]);
});

it('leads to the requests if this one is not known', async () => {
  open(-99);
  expect(await screen.findByRole('link', { name: 'Voir les demandes' })).toBeVisible();
});
