import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { hasScreens } from '../access';
import { routeOf, type Screen } from '../paths';
import type { Registry } from '../registry';
import { hasTool, screensOfTool, toolRoute, TOOLS, type Tool } from '../tools';
import type { ResourceSchema } from '../types';
import { ResourceScreen } from './ResourceScreen';
import { hasScreen } from './access/offeredScreens';
import { SCREEN_BODIES } from './screenBodies';
import { asOtherList } from './list/otherList';
import { TOOL_SCREENS } from './tools/toolScreens';

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

function screenRoute(schema: ResourceSchema, screen: Screen): ReactElement {
  const path = routeOf(schema, screen);
  return (
    <Route
      key={path}
      path={path}
      element={<ResourceScreen schema={schema} screens={[screen]} route={path} Body={SCREEN_BODIES[screen]} />}
    />
  );
}

function toolScreen(schema: ResourceSchema, tool: Tool): ReactElement {
  const path = toolRoute(schema, tool);
  const screens = screensOfTool(schema, tool);
  return (
    <Route
      key={path}
      path={path}
      element={<ResourceScreen schema={schema} screens={screens} route={path} Body={TOOL_SCREENS[tool]} />}
    />
  );
}

/** The routes of a resource's further lists, and of the details pages that they have at addresses of their own. */
const otherRoutes = (schema: ResourceSchema): readonly ReactElement[] =>
  Object.entries(schema.otherLists).flatMap(([path, other]) => {
    const listed = asOtherList(schema, path, other);
    return [screenRoute(listed, 'list'), ...(other.show === undefined ? [] : [screenRoute(listed, 'show')])];
  });

/** The routes of every generated screen, each loaded when first opened. An operation that does not exist has none. */
export const resourceRoutes = (registry: Registry): readonly ReactElement[] =>
  registry.visible
    .filter(hasScreens)
    .flatMap((schema) => [
      ...SCREENS.filter((screen) => hasScreen(schema, screen)).map((screen) => screenRoute(schema, screen)),
      ...TOOLS.filter((tool) => hasTool(schema, tool)).map((tool) => toolScreen(schema, tool)),
      ...otherRoutes(schema),
    ]);
