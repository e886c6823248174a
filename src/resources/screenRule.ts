import type { AccessRule, Action } from './access';
import { isWithinReach } from './extent';
import { routeOf, type Screen } from './paths';
import type { Registry } from './registry';
import { productRouteOf, screenRuleOf } from './routes/routes';

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
