import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../test/support/accessibility';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import type { SimulationConflict } from '../core/simulation/conflicts';
import SimulationPanel from './SimulationPanel';

const RECORD = { id: 9, nom: 'Été', dateDebut: '2026-11-01', dateFin: '2026-11-30', etat: 'EnPreparation' };
const slot = (id: number, hour: number, values: object = {}) => ({
  id,
  salarieId: 4,
  entrepriseId: 12,
  typeCreneauId: 2,
  debut: `2026-11-23T${hour}:00:00Z`,
  fin: `2026-11-23T${hour + 1}:00:00Z`,
  ...values,
});
const ROWS = {
  ajoutes: [slot(51, 15)],
  modifies: [{ creneau: slot(52, 13, { salarieId: 5 }), origine: slot(20, 10) }],
  retires: [{ creneau: slot(53, 17), origine: slot(21, 17) }],
  heures: { salaries: [{ id: 5, avant: 2, apres: 3.5 }], entreprises: [{ id: 12, avant: 3, apres: 4 }] },
};
const STAFF = {
  items: [
    { id: 4, name: 'Marchand Claire', equipesId: [] },
    { id: 5, name: 'Œuvrard Zoë', equipesId: [] },
  ],
  feries: 'metropole',
};

beforeEach(() => windowOfWidth(1440));
const NOTHING = { ...ROWS, ajoutes: [], modifies: [], retires: [], heures: { salaries: [], entreprises: [] } };

/** The panel; `answer` is the response to a validation, after which `conflits` remain, or nothing. */
function open(
  conflits: readonly SimulationConflict[] = [],
  answer: unknown = { id: 9 },
  later: readonly SimulationConflict[] | 'nothing' = conflits,
  warnings: readonly object[] = [],
) {
  const bodies: unknown[] = [];
  const rendered = renderPlanExports({
    page: <SimulationPanel record={RECORD} />,
    answers(line, body) {
      if (line === 'GET planning/salaries') return STAFF;
      if (line === 'GET simulations/9/ecarts') {
        if (bodies.length === 0) return { ...ROWS, conflits };
        return later === 'nothing' ? { ...NOTHING, conflits: [] } : { ...ROWS, conflits: later };
      }
      if (line === 'POST planning/verifications') return { items: warnings };
      bodies.push(body);
      return answer;
    },
    tables: {
      typesCreneau: [{ id: 2, libelle: 'Consultation', code: 'CO', actif: true }],
      'typesCreneau/2/sousTypesCreneau': [],
    },
  });
  return { ...rendered, bodies };
}

const confirm = async (user: ReturnType<typeof open>['user']) => {
  const question = await screen.findByRole('dialog', { name: /^Modifier le planning réel/ });
  await user.click(within(question).getByRole('button', { name: 'Valider' }));
  return question;
};

it('shows who, when, before and after, and changed hours', async () => {
  const { container } = open();
  const list = await screen.findByRole('list', { name: 'Ce que la simulation change' });
  const [moved, added, removed] = within(list).getAllByRole('listitem');
  // At once: a number that becomes a name would move what is below.
  expect(moved).toHaveTextContent(/ModifiéVerrerie du LacSalariéMarchand Claire → Œuvrard Zoë/);
  expect(moved).toHaveTextContent('11:00 – 12:00 → lundi 23 novembre 2026, 14:00 – 15:00');
  expect(added).toHaveTextContent(/^Ajouté.*16:00 – 17:00/);
  expect(removed).toHaveTextContent(/^Retiré/);
  expect(await screen.findByRole('row', { name: /^Œuvrard Zoë 2\sh 3\sh\s30 \+1\sh\s30$/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /^Verrerie du Lac 3\sh 4\sh \+1\sh$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir dans le planning' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/plannings\?date=2026-11-01&simulation=9$/),
  );
  expect(await accessibilityFaults(container)).toEqual([]);
});

it('has one button, for all changes or for those chosen', async () => {
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Valider les 3 changements' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valider la sélection/ })).toBeNull();
  const [, first] = screen.getAllByRole('checkbox');
  if (first) await user.click(first);
  expect(screen.getByRole('button', { name: 'Valider la sélection (2)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valider les/ })).toBeNull();
});

it('validates everything without listing rows, and undoes that with one click', async () => {
  const { user, bodies, calls } = open([], { id: 9, changeSetId: 77 });
  await screen.findByRole('button', { name: 'Valider les 3 changements' });
  await user.keyboard('{Control>}s{/Control}');
  await confirm(user);
  const notice = await screen.findByText(/La simulation est dans le planning réel/);
  expect(bodies).toEqual([undefined]);
  await user.click(await within(notice).findByRole('button', { name: 'Annuler' }));
  await screen.findByText(/^Annulé : tout est comme avant/);
  expect(calls.filter(({ method }) => method === 'revertChanges').map(({ params }) => params.id)).toEqual([77]);
});

it("reports another person's validation until read", async () => {
  const refusal = new HttpError('', 409, { detail: 'Cette simulation est déjà validée.', status: 409 });
  const { user } = open([], refusal, 'nothing');
  await user.click(await screen.findByRole('button', { name: 'Valider les 3 changements' }));
  const question = await confirm(user);
  expect(await screen.findByText('Aucun écart')).toBeInTheDocument();
  expect(within(question).getByText('Cette simulation est déjà validée.')).toBeVisible();
  expect(question).toHaveTextContent('3 changements seront faits aussitôt.');
});

it('validates a part, without conflicts', async () => {
  const { user, bodies } = open([{ creneauId: 53, code: 'changed', bloquant: true }]);
  expect(await screen.findByText('Le créneau réel a été modifié depuis.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Valider les/ })).toBeNull();
  const [, first] = screen.getAllByRole('checkbox');
  if (first) await user.click(first);
  await user.click(screen.getByRole('button', { name: 'Valider la sélection (1)' }));
  await confirm(user);
  await waitFor(() => expect(bodies).toEqual([{ creneauxId: [51] }]));
});

it('shows the warnings of the checks at their rows, and counts them in the confirmation', async () => {
  const holiday = { code: 'publicHoliday', args: { name: 'christmas', day: '2026-12-25' } };
  const findings = [{ index: 0, findings: [holiday, { code: 'overlap', slotId: 3 }] }];
  const { user } = open([], { id: 9 }, [], findings);
  expect(await screen.findByText(/Jour férié/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Valider les 3 changements' }));
  const question = await screen.findByRole('dialog', { name: /^Modifier le planning réel/ });
  expect(question).toHaveTextContent(/Dont 1 avec un avertissement\. Vous pourrez l’annuler/);
});

it('reports a new conflict, at its row too', async () => {
  const refusal = new HttpError('', 409, { detail: '1 conflit avec le planning réel.', status: 409 });
  const { user } = open([], refusal, [{ creneauId: 51, code: 'refused', bloquant: true, message: 'Mois validé.' }]);
  await user.click(await screen.findByRole('button', { name: 'Valider les 3 changements' }));
  const question = await confirm(user);
  expect(await within(question).findByText('1 conflit avec le planning réel.')).toBeVisible();
  expect(await screen.findByText('Le planning réel le refuse. Mois validé.')).toBeInTheDocument();
});

/** A simulation that is validated by a button. */
function Validated() {
  const client = useQueryClient();
  const [etat, setEtat] = useState(RECORD.etat);
  const validate = () => {
    setEtat('Validee');
    void client.invalidateQueries();
  };
  return (
    <>
      <button onClick={validate}>valider</button>
      <SimulationPanel record={{ ...RECORD, etat }} />
    </>
  );
}

it('does not report unrecorded changes while the history of a new validation is read', async () => {
  let reads = 0;
  const { user } = renderPlanExports({
    page: <Validated />,
    answers: (line) => (line === 'GET simulations/9/ecarts' ? { ...NOTHING, conflits: [] } : STAFF),
    calls: {
      async changeSets() {
        reads += 1;
        return reads === 1 ? { items: [], totalCount: 0 } : new Promise(() => undefined);
      },
    },
  });
  await screen.findByText('Aucun écart');
  await user.click(screen.getByRole('button', { name: 'valider' }));
  expect(await screen.findByRole('heading', { name: 'Ce que la simulation a changé' })).toBeVisible();
  await waitFor(() => expect(reads).toBe(2));
  expect(screen.queryByText(/n’est pas noté dans l’historique/)).toBeNull();
});

it('links to the real plan once validated, and says that the changes were not recorded', async () => {
  renderPlanExports({
    page: <SimulationPanel record={{ ...RECORD, etat: 'Validee' }} />,
    answers: (line) => (line === 'GET planning/salaries' ? STAFF : null),
  });
  expect(await screen.findByText(/^Ce qu’elle a changé n’est pas noté/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir dans le planning réel' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/plannings\?date=2026-11-01$/),
  );
});
