import type { Action } from '../access/access';
import type { AccessRule } from '../language/accessRule';
import { isWithinReach } from '../access/extent';
import { routeOf, type Screen } from '../registry/paths';
import { PEOPLE } from '../registry/roles';
import type { Registry } from '../registry/registry';
import { productRouteOf, screenRuleOf } from './routeRules';
import type { ResourceSchema } from '../language/resourceSchema';

const ACTION: Readonly<Record<Screen, Action>> = { list: 'list', create: 'create', show: 'show', edit: 'edit' };
// Ordered so that a fixed address such as /creation is tested before one with a parameter.
const SCREENS = Object.keys(ACTION) as readonly Screen[];

/** True if a path matches a pattern such as `/adherents/details/:id`, ignoring case. */
export function fitsPattern(pattern: string, address: string): boolean {
  const wanted = pattern.split('/');
  const given = address.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? given[index] !== '' : part.toLowerCase() === given[index]?.toLowerCase(),
    )
  );
}

function screenAt(registry: Pick<Registry, 'visible'>, address: string) {
  for (const schema of registry.visible) {
    const screen = SCREENS.find((one) => fitsPattern(routeOf(schema, one), address));
    if (screen) return { schema, action: ACTION[screen] };
  }
  return undefined;
}

/** Rule of the screen at a browser path, generated or not; undefined without a screen. */
export function ruleOfScreen(registry: Pick<Registry, 'visible'>, address: string): AccessRule | undefined {
  const found = screenAt(registry, address);
  if (found) return screenRuleOf(found.schema, found.action);
  const route = productRouteOf(address);
  return route && (route.rule ?? {});
}

/** True if a limited right opens the screen at a path; other pages decide themselves. */
export function narrowsScreen(registry: Registry, address: string): boolean {
  const found = screenAt(registry, address);
  return !found || isWithinReach(found.schema, registry, found.action);
}

/** Pages and calls that show a resource under another name, by path. */
const SHOWN_AT: Readonly<Record<string, string>> = { trombinoscope: PEOPLE };

/** The resource at an API address, or its nearest parent: `Utilisateurs/3/Equipes` belongs to `Utilisateurs`. */
function resourceAt({ visible }: Pick<Registry, 'visible'>, path: string) {
  const segments = path.replace(/^\/api\//i, '').split('/');
  for (let count = segments.length; count > 0; count -= 1) {
    const address = segments.slice(0, count).join('/');
    const shown = SHOWN_AT[address.toLowerCase()];
    const found = visible.find(
      ({ name }) => name === shown || fitsPattern(name.replaceAll(/\{(\w+)\}/g, ':$1'), address),
    );
    if (found) return found;
  }
  return undefined;
}

export function resourceShownAt(
  registry: Registry,
  asked: { readonly route?: string; readonly path?: string },
): ResourceSchema | undefined {
  const address = asked.route ?? asked.path ?? '';
  return asked.route === undefined
    ? resourceAt(registry, address)
    : (screenAt(registry, address)?.schema ?? shownAt(registry, address));
}

export function privateAt(
  registry: Registry,
  asked: { readonly route?: string; readonly path?: string },
): ResourceSchema | undefined {
  let schema = resourceShownAt(registry, asked);
  while (schema && !schema.privacy && schema.parent) schema = registry.get(schema.parent.resource);
  return schema?.privacy ? schema : undefined;
}

const shownAt = ({ visible }: Pick<Registry, 'visible'>, route: string) => {
  const shown = SHOWN_AT[route.replace(/^\//, '').toLowerCase()];
  return visible.find(({ name }) => name === shown);
};
