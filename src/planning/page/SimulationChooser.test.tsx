import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { SimulationChooser } from './SimulationChooser';

const tables = () => ({
  simulations: [{ id: 3, nom: 'Rentrée', dateDebut: '2026-09-01', dateFin: '2026-09-30' }],
});

beforeEach(() => windowOfWidth(1440));

function open(simulationId: number | undefined, period = { debut: '2026-09-14', fin: '2026-09-20' }) {
  const onSimulation = vi.fn();
  const { user } = renderPage({
    page: <SimulationChooser simulationId={simulationId} onSimulation={onSimulation} period={period} />,
    registry: createRegistry(schemas),
    rights: [],
    tables: tables(),
  });
  return { user, onSimulation };
}

it('switches from the real plan to a simulation', async () => {
  const { user, onSimulation } = open(undefined);
  expect(screen.getByRole('button', { name: 'Réel' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Simulation' }));
  expect(screen.getByRole('menuitem', { name: 'Nouvelle simulation…' })).toBeVisible();
  await user.click(await screen.findByRole('menuitem', { name: /Rentrée/ }));
  expect(onSimulation).toHaveBeenCalledWith(3, undefined);
});

it('leads to the first day of a simulation of another time', async () => {
  const { user, onSimulation } = open(undefined, { debut: '2026-12-01', fin: '2026-12-31' });
  await user.click(screen.getByRole('button', { name: 'Simulation' }));
  await user.click(await screen.findByRole('menuitem', { name: /Rentrée/ }));
  expect(onSimulation).toHaveBeenCalledWith(3, dayIndexOfText('2026-09-01'));
});

it('names the current simulation, with a way back', async () => {
  const { user, onSimulation } = open(3);
  expect(await screen.findByRole('button', { name: 'Rentrée' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Réel' }));
  expect(onSimulation).toHaveBeenCalledWith(undefined);
});
