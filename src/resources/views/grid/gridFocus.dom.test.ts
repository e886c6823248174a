import '../../../../test/support/gridInJsdom';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { cellOf, giveGridRoom } from '../../../../test/support/shownGrid';
import { screenRegistry } from '../../../../test/support/screenSchemas';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import './GridScreen';

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });
const Services = [service(1, 'Audit'), service(2, 'Conseil'), service(3, 'Veille')];

const paste = (text: string) =>
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData: { getData: () => text } });

giveGridRoom();

it('pastes into the cell that has the focus after Home and Ctrl+Home, and never from a heading', async () => {
  const { user } = renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services/tableur' });
  await user.click(await cellOf(3, 'Note'));
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(await cellOf(1, 'Libellé')).toHaveFocus();
  paste('Un');
  expect(await cellOf(1, 'Libellé')).toHaveTextContent(/^Un$/);
  expect(await cellOf(3, 'Note')).toHaveTextContent('');
  await user.keyboard('{Control>}z{/Control}');
  expect(await cellOf(1, 'Libellé')).toHaveTextContent(/^Audit$/);
  await user.keyboard('{ArrowDown}{End}');
  expect(await cellOf(2, 'Note')).toHaveFocus();
  paste('deux');
  expect(await cellOf(2, 'Note')).toHaveTextContent('deux');
  await user.keyboard('{Home}');
  expect(await cellOf(2, 'Libellé')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('columnheader', { name: 'Libellé' })).toHaveFocus();
  paste('trois');
  expect(screen.queryByText('trois')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{Home}{/Control}');
  expect(await cellOf(2, 'Note')).toHaveTextContent('');
  expect(await cellOf(1, 'Libellé')).toHaveFocus();
});

it('opens no editor by the key of the help, which stands above the sheet', async () => {
  const { user } = renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services/tableur' });
  await user.click(await cellOf(1, 'Libellé'));
  await user.keyboard('?');
  expect(screen.queryByRole('textbox', { name: 'Libellé' })).not.toBeInTheDocument();
  expect(await cellOf(1, 'Libellé')).toHaveTextContent(/^Audit$/);
  await user.keyboard('B');
  expect(await screen.findByRole('textbox', { name: 'Libellé' })).toHaveFocus();
});
