import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Extension } from '../../../src/resources/protocol/extensions';
import { GeneratorProvider } from '../../../src/resources/views/GeneratorProvider';
import { ScreenProvider } from '../../../src/resources/views/ScreenContext';
import { AppTheme } from '../../../src/theme/AppTheme';
import { Essais } from '../declarations';
import { kindServices } from './kindServices';
import { KindsPage } from './KindsPage';

const EXTENSIONS: ReadonlySet<Extension> = new Set(['records', 'manyIds', 'pagedLists', 'filters'] as const);

const extensions = () => Promise.resolve(EXTENSIONS);

const SCREEN = { schema: Essais, address: Essais.name, parents: {} };

/** Shows every kind of field, or only one. @param only name of the kind */
export function mountKinds(root: Element, only?: string): void {
  const { registry, admin } = kindServices();
  const page = (
    <CoreAdminContext {...admin}>
      <AppTheme>
        <GeneratorProvider registry={registry} extensions={extensions}>
          <ResourceContextProvider value={Essais.name}>
            <ScreenProvider value={SCREEN}>
              <KindsPage only={only} />
            </ScreenProvider>
          </ResourceContextProvider>
        </GeneratorProvider>
      </AppTheme>
    </CoreAdminContext>
  );
  createRoot(root).render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
}
