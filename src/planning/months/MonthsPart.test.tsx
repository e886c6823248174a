import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../test/support/window';
import { MonthsPart } from './MonthsPart';

const NOVEMBER = 20_779; // 2026-11-22
const ZOE = [{ id: 5, name: 'Œuvrard Zoë' }];

beforeEach(() => windowOfWidth(1440));

const render = (etat?: string) =>
  renderPlanExports({
    page: (
      <MonthsPart people={ZOE} day={NOVEMBER} isPlanner>
        {(open) => (open ? <button onClick={open}>Entrée des outils</button> : <p>Sans entrée</p>)}
      </MonthsPart>
    ),
    answers: (line) =>
      line === 'GET planning/validations' && etat ? [{ utilisateurId: 5, moisAnnee: '11-2026', etat }] : null,
  });

it('months that wait have a button with their number', async () => {
  const { user } = render('EnAttente');
  await user.click(await screen.findByRole('button', { name: 'Un mois à valider' }));
  expect(await screen.findByRole('dialog', { name: 'Validation du mois' })).toBeVisible();
  expect(screen.getByText('Sans entrée')).toBeInTheDocument();
});

it('without one, an entry of the tools opens the months', async () => {
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: 'Entrée des outils' }));
  expect(await screen.findByRole('dialog', { name: 'Validation du mois' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /à valider/ })).toBeNull();
});
