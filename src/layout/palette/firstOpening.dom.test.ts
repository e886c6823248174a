import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { keepEarlyKeys } from '../../visit/earlyKeys';
import { installScreen, renderShell } from '../renderShell.fixture';

beforeEach(() => {
  localStorage.clear();
  installScreen(1440);
});

// A file of its own, because the module must not be loaded before.
it('input while the code loads is kept, including Enter', async () => {
  renderShell({ rights: ['VEHICULES:read', 'THEMES:read'] });
  await screen.findByRole('link', { name: 'Véhicules' });
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Control>}k{/Control}them{Enter}');
  expect(await screen.findByText('adresse /themes')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('opens with what was typed while the application loaded', async () => {
  keepEarlyKeys();
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Control>}k{/Control}them');
  renderShell({ rights: ['VEHICULES:read', 'THEMES:read'] });
  expect(await screen.findByRole('combobox')).toHaveValue('them');
});
