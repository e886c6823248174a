import type { Tables } from './memoryChanges';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CloseNotificationContext,
  CoreAdminContext,
  memoryStore,
  useNotificationContext,
  type DataProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createI18nProvider } from '../../src/i18n/provider';
import type { ChangeCalls } from '../../src/resources/changes/changes';
import { EXTENSIONS } from '../../src/resources/protocol/extensions';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import { dialogRegistry } from './dialogSchemas';
import { memoryDataProvider } from './memoryDataProvider';

function Messages() {
  const { notifications } = useNotificationContext();
  return (
    <CloseNotificationContext.Provider value={() => undefined}>
      <div aria-label="messages" role="log">
        {notifications.map(({ message }, index) => (
          <div key={index}>{message}</div>
        ))}
      </div>
    </CloseNotificationContext.Provider>
  );
}

/**
 * Renders a part of the change set screens over records in memory.
 *
 * @param calls override those in memory
 */
export function renderChanges(content: ReactNode, tables: Tables = {}, calls: Partial<ChangeCalls> = {}) {
  const { provider } = memoryDataProvider(dialogRegistry, tables);
  const dataProvider: DataProvider = { ...provider, ...calls };
  render(
    <MemoryRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={createI18nProvider({ registry: dialogRegistry })}
        store={memoryStore()}
      >
        <RegistryProvider value={dialogRegistry}>
          <ExtensionsProvider value={() => Promise.resolve(new Set(EXTENSIONS))}>
            <Messages />
            {content}
          </ExtensionsProvider>
        </RegistryProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
