import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';

beforeEach(() => localStorage.clear());

it('a link that gives values of the new record fills the form with them', async () => {
  const { go } = renderScreens({ registry: screenRegistry, tables: { Services: [] }, at: '/services' });
  await act(() => go('/services/creation', { state: { record: { libelle: 'Audit' } } }));
  expect(await screen.findByRole('textbox', { name: /Libellé/ })).toHaveValue('Audit');
});
