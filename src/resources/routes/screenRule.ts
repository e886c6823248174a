import type { Action } from '../access/access';
import type { AccessRule } from '../language/accessRule';
import { isWithinReach } from '../access/extent';
import { routeOf, type Screen } from '../registry/paths';
import { PEOPLE } from '../registry/roles';
import type { Registry } from '../registry/registry';
import { productRouteOf, screenRuleOf } from './routeRules';
import type { ResourceSchema } from '../language/resourceSchema';

const ACTION: Readonly<Record<Screen, Action>> = { list: 'list', create: 'create', show: 'show', edit: 'edit' };
// A fixed address such as /creation wins over one with a parameter.
const SCREENS = Object.keys(ACTION) as readonly Screen[];

/** Whether an address fits a pattern such as `/adherents/details/:id`, whatever its case. */
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

/** The generated screen at an address of the browser. */
function screenAt(registry: Pick<Registry, 'visible'>, address: string) {
  for (const schema of registry.visible) {
    const screen = SCREENS.find((one) => fitsPattern(routeOf(schema, one), address));
    if (screen) return { schema, action: ACTION[screen] };
  }
  return undefined;
}

/** The rule of the screen at an address of the browser, generated or not; undefined where none is there. */
export function ruleOfScreen(registry: Pick<Registry, 'visible'>, address: string): AccessRule | undefined {
  const found = screenAt(registry, address);
  if (found) return screenRuleOf(found.schema, found.action);
  const route = productRouteOf(address);
  return route && (route.rule ?? {});
}

/** Whether a right that holds for some companies only opens the screen at an address; what a page asks for decides itself. */
export function narrowsScreen(registry: Registry, address: string): boolean {
  const found = screenAt(registry, address);
  return !found || isWithinReach(found.schema, registry, found.action);
}

/** Pages and calls that show a resource under another name, by their path. */
const SHOWN_AT: Readonly<Record<string, string>> = { trombinoscope: PEOPLE };

/** The resource at an address of the API, or the last one above it: `Utilisateurs/3/Equipes` is of `Utilisateurs`. */
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

/** The resource that a screen or a call of the API shows; undefined where it shows none. */
export function resourceShownAt(
  registry: Registry,
  asked: { readonly route?: string; readonly path?: string },
): ResourceSchema | undefined {
  const address = asked.route ?? asked.path ?? '';
  return asked.route === undefined
    ? resourceAt(registry, address)
    : (screenAt(registry, address)?.schema ?? shownAt(registry, address));
}

/** The resource with private records that a screen or a call of the API shows; undefined where it shows none. */
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
