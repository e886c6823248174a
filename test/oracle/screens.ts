import { ownScreens } from './ownRoutes';
import { expectationOf } from './rights';
import { routeRights } from './routeRights';
import type { Flag, RouteExpectation } from './types';

/** An address without the names of its parameters, as React Router or the specification writes them. */
export const shapeOf = (path: string): string => path.replace(/\{\w*\}|:\w+/g, '{}');

const SPECIFIED = new Map(Object.entries(routeRights).map(([path, rights]) => [shapeOf(path), rights]));

/** What stands below the address of a list, and what it does. */
const BELOW: readonly (readonly [RegExp, Flag])[] = [
  [/\/creation$/, 'create'],
  [/\/details(\/\{\})?$/, 'read'],
  [/\/modification(\/\{\})?$/, 'update'],
  [/$/, 'read'],
];

/** The list that a screen belongs to, as `ownRoutes.ts` writes it. */
export function listOf(address: string): { readonly list: string; readonly flag: Flag } {
  const shape = shapeOf(address);
  const [suffix = /$/, flag = 'read'] = BELOW.find(([pattern]) => pattern.test(shape)) ?? [];
  return { list: shape.replace(suffix, ''), flag };
}

/** Who may open the screen at an address; undefined where neither table has it. */
export function expectedAt(address: string): RouteExpectation | undefined {
  const specified = SPECIFIED.get(shapeOf(address));
  if (specified !== undefined) return specified;
  const { list, flag } = listOf(address);
  const rule = ownScreens[list];
  if (rule === undefined) return undefined;
  const expected = expectationOf(rule, flag);
  return expected === 'anonymous' ? 'public' : expected;
}
