import { CoreAdminContext, type CoreAdminContextProps } from 'ra-core';
import { useState } from 'react';
import { createBrowserRouter, Navigate, Route, Routes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { NotFoundPage } from '../../src/layout/errors/NotFoundPage';
import { withLateWords } from '../../src/i18n/lateWords';
import type { ExtensionSource } from '../../src/dataProvider/discoverExtensions';
import type { Registry } from '../../src/resources/registry/registry';
import type { PageOptions } from '../../src/resources/definePage';
import { NOT_FOUND } from '../../src/resources/routes/addresses';
import { GeneratorProvider } from '../../src/resources/views/GeneratorProvider';
import { lazyScreen } from '../../src/resources/views/lazyScreen';
import { pageRoutes } from '../../src/resources/views/pages/pageRoutes';
import { resourceRoutes } from '../../src/resources/views/resourceRoutes';
import { AppTheme } from '../../src/theme/AppTheme';
import { Frame } from './Frame';

interface GeneratedAppProps {
  readonly title: string;
  /** The start page. */
  readonly home: string;
  readonly registry: Registry;
  /** Declared pages. */
  readonly pages?: readonly PageOptions[];
  readonly extensions: ExtensionSource;
  readonly admin: Omit<CoreAdminContextProps, 'children'>;
}

const NONE: readonly PageOptions[] = [];

const declaredPage = lazyScreen(() => withLateWords(import('../../src/resources/views/pages/DeclaredPage')));

/** An application of generated screens: react-admin's context with the generator's routes. */
export function GeneratedApp({ title, home, registry, pages = NONE, extensions, admin }: GeneratedAppProps) {
  const [router] = useState(() => {
    const element = (
      <CoreAdminContext {...admin}>
        <AppTheme>
          <GeneratorProvider registry={registry} extensions={extensions}>
            <Routes>
              <Route element={<Frame title={title} home={home} pages={pages} />}>
                {pageRoutes(pages, declaredPage)}
                {resourceRoutes(registry)}
                <Route path={NOT_FOUND} element={<NotFoundPage />} />
                <Route path="/" element={<Navigate to={home} replace />} />
                <Route path="/home" element={<Navigate to={home} replace />} />
                <Route path="*" element={<NotFoundPage />} />
              </Route>
            </Routes>
          </GeneratorProvider>
        </AppTheme>
      </CoreAdminContext>
    );
    return createBrowserRouter([{ path: '*', element }]);
  });
  return <RouterProvider router={router} />;
}
