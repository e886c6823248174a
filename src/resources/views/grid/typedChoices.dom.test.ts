import '../../../../test/support/gridInJsdom';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { cellOf, giveGridRoom } from '../../../../test/support/shownGrid';
import { screenRegistry } from '../../../../test/support/screenSchemas';
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

giveGridRoom();

it('keeps a typed choice that does not exist, marked as refused, and offers it again for correction', async () => {
  const { user } = open();
  await user.click(await cellOf(1, 'Actif'));
  await user.keyboard('Peut-être{Enter}');
  const wrong = await cellOf(1, 'Actif');
  expect(wrong).toHaveTextContent('Peut-être');
  expect(wrong).toHaveAttribute('aria-invalid', 'true');
  expect(await cellOf(2, 'Actif')).toHaveFocus();
  await user.click(wrong);
  await user.keyboard('{F2}');
  expect(await screen.findByRole('combobox', { name: 'Actif' })).toHaveValue('Peut-être');
  await user.keyboard('{Control>}a{/Control}No{Enter}');
  await waitFor(async () => expect(await cellOf(1, 'Actif')).toHaveTextContent('Non'));
  expect(await cellOf(1, 'Actif')).not.toHaveAttribute('aria-invalid', 'true');
});
