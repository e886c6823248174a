import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { hasScreens } from '../access/access';
import type { Registry } from '../registry/registry';
import { hasTool, screensOfTool, toolRoute, TOOLS, type Tool } from '../routes/tools';
import type { ResourceSchema } from '../language/types';
import { ResourceScreen } from './ResourceScreen';
import { screenAddresses, type ScreenAddress } from './screenAddresses';
import { SCREEN_BODIES } from './screenBodies';
import { TOOL_SCREENS } from './tools/toolScreens';

const screenRoute = ({ schema, screen, path }: ScreenAddress): ReactElement => (
  <Route
    key={path}
    path={path}
    element={<ResourceScreen schema={schema} screens={[screen]} route={path} Body={SCREEN_BODIES[screen]} />}
  />
);

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

/** The routes of every generated screen, each loaded when first opened. An operation that does not exist has none. */
export const resourceRoutes = (registry: Registry): readonly ReactElement[] =>
  registry.visible
    .filter(hasScreens)
    .flatMap((schema) => [
      ...screenAddresses(schema).map(screenRoute),
      ...TOOLS.filter((tool) => hasTool(schema, tool)).map((tool) => toolScreen(schema, tool)),
    ]);
