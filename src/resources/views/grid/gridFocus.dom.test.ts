import '../../../../test/support/gridInJsdom';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../test/support/window';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import './GridScreen';

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const Services = [service(1, 'Audit'), service(2, 'Conseil'), service(3, 'Veille')];

async function cell(row: number, heading: string): Promise<HTMLElement> {
  const table = await screen.findByRole('grid', { name: /Services/ });
  const column = within(table).getByRole('columnheader', { name: heading }).getAttribute('aria-colindex');
  const found = table.querySelector<HTMLElement>(
    `[aria-rowindex="${row + 1}"] > [role="gridcell"][aria-colindex="${column ?? ''}"]`,
  );
  if (!found) throw new Error(`no cell ${row} ${heading}`);
  return found;
}
const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });

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

it('pastes into the cell that has the focus after Home and Ctrl+Home, and never from a heading', async () => {
  const { user } = renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services/tableur' });
  await user.click(await cell(3, 'Note'));
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(await cell(1, 'Libellé')).toHaveFocus();
  paste('Un');
  expect(await cell(1, 'Libellé')).toHaveTextContent(/^Un$/);
  expect(await cell(3, 'Note')).toHaveTextContent('');
  await user.keyboard('{Control>}z{/Control}');
  expect(await cell(1, 'Libellé')).toHaveTextContent(/^Audit$/);
  await user.keyboard('{ArrowDown}{End}');
  expect(await cell(2, 'Note')).toHaveFocus();
  paste('deux');
  expect(await cell(2, 'Note')).toHaveTextContent('deux');
  await user.keyboard('{Home}');
  expect(await cell(2, 'Libellé')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Libellé' })).toHaveFocus();
  paste('trois');
  expect(screen.queryByText('trois')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{Home}{/Control}');
  expect(await cell(2, 'Note')).toHaveTextContent('');
  expect(await cell(1, 'Libellé')).toHaveFocus();
});
