import '../../../../test/support/gridInJsdom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens } from '../../../../test/support/renderScreens';
import { giveGridRoom } from '../../../../test/support/shownGrid';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import { ShownMessages } from '../../../../test/support/ShownMessages';
import './GridScreen';

// What the spreadsheet says of a paste and of a save.

const service = (id: number, libelle: string) => ({ id, libelle, code: `C${id}`, ordre: id, actif: true, note: null });

async function open() {
  const view = renderScreens({
    registry: screenRegistry,
    tables: { Services: [service(1, 'Audit'), service(2, 'Conseil')] },
    at: '/services/tableur',
    beside: createElement(ShownMessages),
  });
  const table = await screen.findByRole('grid', { name: /Services/ });
  const cell = (text: string) => within(table).findByRole('gridcell', { name: text });
  return { ...view, cell };
}

giveGridRoom();

it('says how many new rows a paste made', async () => {
  const { user, cell } = await open();
  await user.click(await cell('Conseil'));
  const clipboardData = { getData: () => 'Un\nDeux\nTrois\nQuatre' };
  fireEvent.paste(document.activeElement ?? document.body, { clipboardData });
  expect(await cell('Quatre')).toBeVisible();
  expect(screen.getByLabelText('messages')).toHaveTextContent('grid.added');
});

it('says what to do when all rows are refused, and leads to the first cell to correct', async () => {
  const { user, cell } = await open();
  for (const name of ['Audit', 'Conseil']) {
    await user.click(await cell(name));
    await user.keyboard('{Delete}');
  }
  await user.click(screen.getByRole('button', { name: '2 cellules à corriger' }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('title', 'Ce champ est obligatoire.'));
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const dialog = await screen.findByRole('dialog', { name: /Enregistrer/ });
  expect(await within(dialog).findByText(/Aucune ligne ne peut être enregistrée/)).toBeVisible();
  expect(await accessibilityFaults(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Aller à la première cellule à corriger' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toHaveAttribute('title', 'Ce champ est obligatoire.');
  expect(document.activeElement?.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
});
