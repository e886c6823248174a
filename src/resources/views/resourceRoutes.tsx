import type { ReactElement } from 'react';
import { Route } from 'react-router-dom';
import { hasScreens } from '../access/access';
import type { Registry } from '../registry/registry';
import { hasTool, screensOfTool, toolRoute, TOOLS, type Tool } from '../routes/tools';
import type { ResourceSchema } from '../language/resourceSchema';
import { otherListOf } from './list/otherList';
import { replacedScreen } from './reactAdmin/ReplacedScreen';
import type { Replacements } from './reactAdmin/ReplacementContext';
import { ResourceScreen } from './ResourceScreen';
import { screenAddresses, type ScreenAddress } from './screenAddresses';
import { SCREEN_BODIES } from './screenBodies';
import { TOOL_SCREENS } from './tools/toolScreens';

/** The portal's replacement of a screen; undefined for generated screens, which further lists always are. */
const replacementAt = ({ schema, screen }: Pick<ScreenAddress, 'schema' | 'screen'>, replaced: Replacements) =>
  otherListOf(schema) ? undefined : replaced[schema.name]?.[screen];

export const screenBody = (address: ScreenAddress, replaced: Replacements) =>
  replacementAt(address, replaced) ?? SCREEN_BODIES[address.screen];

function screenRoute(address: ScreenAddress, replaced: Replacements): ReactElement {
  const { schema, screen, path } = address;
  const own = replacementAt(address, replaced);
  const Body = own ? replacedScreen(own, screen) : SCREEN_BODIES[screen];
  return (
    <Route
      key={path}
      path={path}
      element={<ResourceScreen schema={schema} screens={[screen]} route={path} Body={Body} />}
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

/**
 * Routes of all generated screens, loaded on first use; operations that do not exist have no route.
 *
 * @param replaced the portal's replacements
 */
export const resourceRoutes = (registry: Registry, replaced: Replacements = {}): readonly ReactElement[] =>
  registry.visible
    .filter(hasScreens)
    .flatMap((schema) => [
      ...screenAddresses(schema).map((address) => screenRoute(address, replaced)),
      ...TOOLS.filter((tool) => hasTool(schema, tool)).map((tool) => toolScreen(schema, tool)),
    ]);
