import type { AccessRule, Action } from './access';
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

/** The rule of the screen at an address of the browser, generated or not; undefined where none is there. */
export function ruleOfScreen(registry: Pick<Registry, 'visible'>, address: string): AccessRule | undefined {
  for (const schema of registry.visible) {
    const screen = SCREENS.find((one) => fitsPattern(routeOf(schema, one), address));
    if (screen) return screenRuleOf(schema, ACTION[screen]);
  }
  const route = productRouteOf(address);
  return route && (route.rule ?? {});
}
