import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInput } from '../../../../test/support/renderField';
import { boolean } from './kind';

const label = ['Actif', 'Active', 'Aktiv', 'Ativo'] as const;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('is a switch where a new record is yes or no from the start', async () => {
  const onSubmit = vi.fn();
  renderInput(boolean({ label, initial: false }), { onSubmit, value: false });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Actif' }));
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: true }));
});

it('asks with three answers where it may be unknown', () => {
  renderInput(boolean({ label }), { onSubmit: vi.fn() });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});
