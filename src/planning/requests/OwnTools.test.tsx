import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import type { LoadedPlan } from '../data/usePlan';
import { OwnTools } from './OwnTools';

beforeEach(() => windowOfWidth(1440));

const START = Date.parse('2026-11-23T08:00:00Z');
const WORK = { id: 2, libelle: 'Consultation', couleur: '#112233' };

/** Tools of a plan whose types arrive at a click. */
function Tools() {
  const [types, setTypes] = useState<ReadonlyMap<number, object>>(new Map());
  const plan = { people: [], slots: [], types, holidays: 'metropole', validated: new Set() };
  const loaded = { plan, slots: [], companies: new Map(), isPending: types.size === 0 };
  return (
    <>
      <button onClick={() => setTypes(new Map([[2, WORK]]))}>Arrivée</button>
      <OwnTools
        ownId={1}
        name="Marchand Claire"
        loaded={loaded as unknown as LoadedPlan}
        proposal={{ action: 'Ajout', start: START, end: START + 3_600_000 }}
        onProposal={() => undefined}
        onCreate={() => undefined}
      />
    </>
  );
}

it('a proposal waits for its first type, which would reset what is typed meanwhile', async () => {
  const { user } = renderPlanExports({
    page: <Tools />,
    rights: ['PLANNING_SALARIE:admin'],
    tables: { typesCreneau: [{ ...WORK, code: 'CO', actif: true }] },
  });
  const arrival = await screen.findByText('Arrivée');
  expect(screen.queryByRole('textbox', { name: 'Motif', hidden: true })).toBeNull();
  arrival.click();
  await user.click(await screen.findByRole('textbox', { name: 'Motif' }));
  await user.paste('Absente');
  expect(screen.getByRole('textbox', { name: 'Motif' })).toHaveValue('Absente');
});
