import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nContextProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { createI18nProvider } from '../../i18n/provider';
import { AppTheme } from '../../theme/AppTheme';
import { sampleRegistry } from '../sample.fixture';
import { installScreen } from '../renderShell.fixture';
import { ViewAsBanner } from './ViewAsBanner';
import { ViewAsProvider, type ViewAs } from './ViewAsContext';

function renderBanner(viewed: ViewAs['viewed']) {
  installScreen(1440);
  const leave = vi.fn();
  render(
    <I18nContextProvider value={createI18nProvider({ registry: sampleRegistry })}>
      <AppTheme>
        <ViewAsProvider value={{ viewed, begin: () => Promise.resolve(), leave }}>
          <ViewAsBanner />
        </ViewAsProvider>
      </AppTheme>
    </I18nContextProvider>,
  );
  return leave;
}

it('the banner names the person and leads back', async () => {
  const leave = renderBanner({ id: 2, name: 'Julien Lefèvre' });
  expect(screen.getByRole('status')).toHaveTextContent('Vous voyez le portail comme Julien Lefèvre, en lecture seule.');
  await userEvent.click(screen.getByRole('button', { name: 'Quitter' }));
  expect(leave).toHaveBeenCalledOnce();
});

it('the banner is absent for oneself', () => {
  renderBanner(undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
