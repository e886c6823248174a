import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { BLANK_SLOT, type Slot } from '../core/slot';
import type { Plan } from '../model/plan';
import type { Proposal } from './proposal';
import ProposeDialog from './ProposeDialog';
import { HOUR } from '../../resources/common/durations';

const START = Date.parse('2026-11-23T08:00:00Z');
const TYPES = new Map([
  [2, { id: 2, libelle: 'Consultation', couleur: '#102030', duree: null, compteTravail: true }],
  [3, { id: 3, libelle: 'Congés', couleur: '#302010', duree: null, compteTravail: false }],
]);
const PLAN: Plan = { people: [], slots: [], types: TYPES, holidays: 'metropole', validated: new Set() };
const SLOT: Slot = {
  ...BLANK_SLOT,
  id: 41,
  version: 6,
  salarieId: 7,
  entrepriseId: 12,
  typeCreneauId: 2,
  start: START,
  end: START + HOUR,
};

beforeEach(() => windowOfWidth(1440));
function open(proposal: Proposal, answer: unknown = { id: 90 }, checked: unknown = null) {
  const sent: { readonly line: string; readonly body: unknown }[] = [];
  const onClose = vi.fn();
  const rendered = renderPlanExports({
    page: (
      <ProposeDialog
        proposal={proposal}
        ownId={7}
        plan={PLAN}
        companies={new Map([[12, 'Verrerie du Lac']])}
        onClose={onClose}
      />
    ),
    answers(line, body) {
      if (line === 'POST planning/verifications') return checked;
      if (line.startsWith('POST')) sent.push({ line, body });
      return answer;
    },
    tables: {
      typesCreneau: [
        { id: 2, libelle: 'Consultation', code: 'CO', actif: true },
        { id: 3, libelle: 'Congés', code: 'CP', actif: true },
      ],
    },
  });
  return { ...rendered, sent, onClose };
}

/** Pastes, because typing letter by letter takes long on a busy machine. */
async function fill(user: ReturnType<typeof open>['user'], label: string, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

it('says before sending what the plan has against it, and does not send what would be refused', async () => {
  const absent = { code: 'absent', args: { start: START, end: START + HOUR, title: 'Congés' } };
  open({ action: 'Ajout', start: START, end: START + HOUR }, { id: 90 }, { items: [{ index: 0, findings: [absent] }] });
  expect(await screen.findByText(/^Le salarié est absent à ce moment/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer la demande' })).toBeDisabled();
});

it('begins with the times that it proposes itself', async () => {
  open({ action: 'Ajout', start: START, end: START + HOUR });
  const begin = await screen.findByRole('group', { name: 'Début' });
  await waitFor(() => expect(within(begin).getAllByRole('spinbutton')[0]).toHaveFocus());
});

it('proposes a new slot at the drawn place, with a reason', async () => {
  const { user, sent, onClose } = open({ action: 'Ajout', start: START, end: START + HOUR, isDrawn: true });
  await screen.findByText('Proposer un créneau');
  await screen.findByRole('group', { name: 'Début' });
  await waitFor(() => expect(screen.getByLabelText('Motif')).toHaveFocus());
  await fill(user, 'Motif', 'Formation');
  await user.click(screen.getByLabelText('Adhérent'));
  await user.click(await screen.findByText('Verrerie du Lac'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    {
      line: 'POST Utilisateurs/7/demandesModificationsPlannings',
      body: {
        action: 'Ajout',
        debut: '2026-11-23T08:00:00.000Z',
        fin: '2026-11-23T09:00:00.000Z',
        typeCreneauId: 2,
        entrepriseId: 12,
        texte: null,
        motif: 'Formation',
      },
    },
  ]);
});

it('labels all its fields', async () => {
  const { baseElement } = open({ action: 'Modification', slot: SLOT });
  await screen.findByText('Envoyer la demande');
  expect(await accessibilityFaults(baseElement as HTMLElement)).toEqual([]);
});

it('proposes a change only if something changed', async () => {
  const { user, sent } = open({ action: 'Modification', slot: SLOT });
  const send = await screen.findByText('Envoyer la demande');
  await fill(user, 'Motif', 'Plus tard');
  expect(send).toBeDisabled();
  await fill(user, 'Texte du créneau', 'Salle 2');
  await user.click(send);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    action: 'Modification',
    creneauId: 41,
    debut: '2026-11-23T08:00:00.000Z',
    texte: 'Salle 2',
    motif: 'Plus tard',
  });
});

it('moves the end with the start', async () => {
  const { user, sent } = open({ action: 'Modification', slot: SLOT });
  const begin = await screen.findByRole('group', { name: 'Début' });
  await user.click(within(begin).getByRole('spinbutton', { name: 'Heures' }));
  await user.keyboard('14');
  await user.click(screen.getByText('Envoyer la demande'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ debut: '2026-11-23T13:00:00.000Z', fin: '2026-11-23T14:00:00.000Z' });
});

it('proposes a removal with just a reason, and shows a refusal', async () => {
  const refusal = new HttpError('', 409, { detail: 'Le mois est validé.', status: 409 });
  const { user, sent, onClose } = open({ action: 'Suppression', slot: SLOT }, refusal);
  const dialog = await screen.findByRole('dialog', { name: 'Proposer la suppression' });
  expect(screen.queryByLabelText('Texte du créneau')).toBeNull();
  await fill(user, 'Motif', 'Annulé');
  await user.click(screen.getByText('Envoyer la demande'));
  expect(await within(dialog).findByText('Le mois est validé.')).toBeVisible();
  expect(sent[0]?.body).toEqual({ action: 'Suppression', creneauId: 41, motif: 'Annulé' });
  expect(onClose).not.toHaveBeenCalled();
});
