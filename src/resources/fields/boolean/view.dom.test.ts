import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInput } from '../../../../test/support/renderField';
import { boolean } from './kind';

const label = ['Actif', 'Active', 'Aktiv', 'Ativo'] as const;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('is a switch if new records have an initial value', async () => {
  const onSubmit = vi.fn();
  renderInput(boolean({ label, initial: false }), { onSubmit, value: false });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Actif' }));
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: true }));
});

it('has three options if it may be empty', () => {
  renderInput(boolean({ label }), { onSubmit: vi.fn() });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
