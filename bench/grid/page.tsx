import { CoreAdminContext, ResourceContextProvider, localStorageStore, type AuthProvider } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createI18nProvider } from '../../src/i18n/provider';
import { EXTENSIONS } from '../../src/resources/protocol/extensions';
import { createRegistry } from '../../src/resources/registry/registry';
import { ExtensionsProvider } from '../../src/resources/views/ExtensionsContext';
import { GridContent } from '../../src/resources/views/grid/GridContent';
import { rowOf } from '../../src/resources/views/grid/gridState';
import { RegistryProvider } from '../../src/resources/views/RegistryContext';
import { ScreenProvider } from '../../src/resources/views/ScreenContext';
import { AppTheme } from '../../src/theme/AppTheme';
import { memoryDataProvider } from '../../test/support/memoryDataProvider';
import { Adherents, adherent } from '../adherents';

/** The page that `bench/grid.ts` measures: the spreadsheet over preloaded records. */

const nothing = () => Promise.resolve();
const authProvider: AuthProvider = {
  login: nothing,
  logout: nothing,
  checkAuth: nothing,
  checkError: nothing,
  getPermissions: nothing,
  canAccess: () => Promise.resolve(true),
};
const registry = createRegistry([Adherents]);
const records = Array.from({ length: 10_000 }, (_, index) => {
  const [code, nom, ville, effectif, actif] = adherent(index);
  return { id: index + 1, code, nom, ville, effectif, actif };
});
const rows = records.map((record) => rowOf(record, 1));
const { provider } = memoryDataProvider(registry, { [Adherents.name]: records });
const i18nProvider = createI18nProvider({ registry });
const place = { schema: registry.get(Adherents.name), address: Adherents.name, parents: {} };
const extensions = () => Promise.resolve(new Set(EXTENSIONS));

const NONE: readonly string[] = [];
let show: (isShown: boolean) => void = () => undefined;

function App() {
  const [isShown, setShown] = useState(false);
  show = setShown;
  return (
    <CoreAdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={localStorageStore()}
    >
      <RegistryProvider value={registry}>
        <ExtensionsProvider value={extensions}>
          <ScreenProvider value={place}>
            <ResourceContextProvider value={place.address}>
              <main>
                {isShown && (
                  <GridContent
                    title="Adhérents"
                    crumb="Tableur"
                    stored={rows}
                    unread={NONE}
                    error={null}
                    onReread={() => undefined}
                  />
                )}
              </main>
            </ResourceContextProvider>
          </ScreenProvider>
        </ExtensionsProvider>
      </RegistryProvider>
    </CoreAdminContext>
  );
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
const painted = async () => {
  await frame();
  await frame();
};

/** Milliseconds from the call that shows the rows until they are on screen. */
async function mount(): Promise<number> {
  flushSync(() => show(false));
  await painted();
  const start = performance.now();
  flushSync(() => show(true));
  await frame();
  const end = performance.now();
  if (document.querySelectorAll('[role=row]').length < 10) throw new Error('no rows on the screen');
  return end - start;
}

/** Scrolls as fast as a wheel does. @returns milliseconds of each frame */
async function scroll(frames: number): Promise<readonly number[]> {
  const grid = document.querySelector('[role=grid]');
  if (!grid) throw new Error('no grid');
  const times: number[] = [];
  let last = await frame();
  for (let turn = 0; turn < frames; turn += 1) {
    grid.scrollTop += 120;
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

/** Milliseconds of the same number of frames without any work, as a baseline. */
async function idle(frames: number): Promise<readonly number[]> {
  const times: number[] = [];
  let last = await frame();
  for (let turn = 0; turn < frames; turn += 1) {
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return times;
}

Object.assign(window, { gridBench: { mount, scroll, idle } });

const router = createMemoryRouter([{ path: '*', element: <App /> }]);
createRoot(document.getElementById('root') ?? document.body).render(
  <AppTheme>
    <RouterProvider router={router} />
  </AppTheme>,
);
