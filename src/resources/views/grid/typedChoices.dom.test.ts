import '../../../../test/support/gridInJsdom';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import './GridScreen';

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const SERVICES = [service(1, 'Audit'), service(2, 'Conseil'), service(3, 'Veille')];

const open = () =>
  renderScreens({
    registry: screenRegistry,
    tables: { Services: SERVICES.map((one) => ({ ...one })) },
    at: '/services/tableur',
  });

const grid = () => screen.findByRole('grid', { name: /Services/ });
/** A cell by its row, from 1, and the heading of its column. */
async function cell(row: number, heading: string): Promise<HTMLElement> {
  const table = await grid();
  const column = within(table).getByRole('columnheader', { name: heading }).getAttribute('aria-colindex');
  const line = within(table)
    .getAllByRole('row')
    .find((one) => one.getAttribute('aria-rowindex') === String(row + 1));
  const found = line?.querySelector<HTMLElement>(`[role="gridcell"][aria-colindex="${column ?? ''}"]`);
  if (!found) throw new Error(`no cell ${row} ${heading}`);
  return found;
}
beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
  // jsdom has no layout, and the grid renders what fits.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps a typed choice that does not exist, marked as refused, and offers it again for correction', async () => {
  const { user } = open();
  await user.click(await cell(1, 'Actif'));
  await user.keyboard('Peut-être{Enter}');
  const wrong = await cell(1, 'Actif');
  expect(wrong).toHaveTextContent('Peut-être');
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(await cell(2, 'Actif')).toHaveFocus();
  await user.click(wrong);
  await user.keyboard('{F2}');
  expect(await screen.findByRole('combobox', { name: 'Actif' })).toHaveValue('Peut-être');
  await user.keyboard('{Control>}a{/Control}No{Enter}');
  await waitFor(async () => expect(await cell(1, 'Actif')).toHaveTextContent('Non'));
  expect(await cell(1, 'Actif')).not.toHaveAttribute('aria-invalid', 'true');
});
