import { Suspense, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { PageOptions } from '../../definePage';
import { pageRoute } from '../../pages/pageRule';
import { RouteGuard } from '../access/RouteGuard';
import type { LazyScreen } from '../lazyScreen';
import { ScreenSkeleton } from '../page/ScreenSkeleton';
import type { DeclaredPageProps } from './DeclaredPage';

/** Routes of declared pages, each with its own access rule. @param Page lazy component that renders them */
export const pageRoutes = (
  pages: readonly PageOptions[],
  Page: LazyScreen<DeclaredPageProps>,
): readonly ReactElement[] =>
  pages.map((page) => (
    <Route
      key={page.path}
      path={page.path}
      element={
        <RouteGuard route={pageRoute(page)} waiting={<ScreenSkeleton screen="show" />}>
          <Suspense fallback={<ScreenSkeleton screen="show" />}>
            <Page page={page} />
          </Suspense>
        </RouteGuard>
      }
    />
  ));
