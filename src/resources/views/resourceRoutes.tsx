import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { routeOf, type Screen } from '../paths';
import type { Registry } from '../registry';
import type { ResourceSchema } from '../types';
import { ResourceScreen } from './ResourceScreen';
import { lazyScreen } from './lazyScreen';
import { hasScreen } from './access/offeredScreens';

const BODIES = {
  list: lazyScreen(() => import('./list/ListScreen')),
  show: lazyScreen(() => import('./show/ShowScreen')),
  create: lazyScreen(() => import('./form/CreateScreen')),
  edit: lazyScreen(() => import('./form/EditScreen')),
} as const;

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

function screenRoute(schema: ResourceSchema, screen: Screen): ReactElement {
  const path = routeOf(schema, screen);
  return (
    <Route key={path} path={path} element={<ResourceScreen schema={schema} screen={screen} Body={BODIES[screen]} />} />
  );
}

/** The routes of every generated screen, each loaded when first opened. An operation that does not exist has none. */
export const resourceRoutes = (registry: Registry): readonly ReactElement[] =>
  registry.visible
    .filter(({ ownedBy }) => ownedBy === undefined)
    .flatMap((schema) =>
      SCREENS.filter((screen) => hasScreen(schema, screen)).map((screen) => screenRoute(schema, screen)),
    );
