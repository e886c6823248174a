import '../../../../test/support/gridInJsdom';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { cellOf, giveGridRoom } from '../../../../test/support/shownGrid';
import type { ResourceSchema } from '../../language/resourceSchema';
import { createRegistry } from '../../registry/registry';
import { enumerationSet } from '../../fields/enumerationSet/kind';
import { screenRegistry, Services } from '../../../../test/support/screenSchemas';
// Preloaded, because on a busy machine its code takes longer than a test waits.
import './GridScreen';

const DAYS = ['Lundi', 'Mardi'].map((value) => ({ value, label: [value, value, value, value] as const }));
const Shifts: ResourceSchema = {
  ...Services,
  fields: {
    libelle: Services.fields.libelle,
    jours: enumerationSet({ label: ['Jours', 'Days', 'Tage', 'Dias'], options: DAYS }),
  },
  search: ['libelle'],
  list: { ...Services.list, columns: ['libelle', 'jours'], filters: [], sort: { field: 'libelle', order: 'ASC' } },
  actions: {},
  parameters: {},
};

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

it('keeps a typed text beside several choices, marked, until it is corrected', async () => {
  const { user } = renderScreens({
    registry: createRegistry([Shifts]),
    tables: {
      Services: [
        { id: 1, libelle: 'Nord', jours: ['Lundi'] },
        { id: 2, libelle: 'Sud', jours: [] },
      ],
    },
    at: '/services/tableur',
  });
  await user.click(await cellOf(1, 'Jours'));
  await user.keyboard('Dimanche{Enter}');
  const days = await cellOf(1, 'Jours');
  expect(days).toHaveTextContent('Lundi ; Dimanche');
  expect(days).toHaveAttribute('aria-invalid', 'true');
  await user.click(days);
  await user.keyboard('{F2}');
  expect(await screen.findByRole('combobox', { name: 'Jours' })).toHaveValue('Lundi ; Dimanche');
  await user.keyboard('{Control>}a{/Control}Mar{Enter}{Tab}');
  await waitFor(async () => expect(await cellOf(1, 'Jours')).toHaveTextContent('Mardi'));
  expect(await cellOf(1, 'Jours')).not.toHaveAttribute('aria-invalid', 'true');
});
