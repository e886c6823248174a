import { conventionalList, conventionalPage, shapeOf } from './conventions';
import { ownScreens } from './ownRoutes';
import { expectationOf } from './rights';
import { routeRights } from './routeRights';
import type { Flag, RightRule, RouteExpectation } from './types';

const SPECIFIED = new Map(Object.entries(routeRights).map(([path, rights]) => [shapeOf(path), rights]));

const BELOW: readonly (readonly [RegExp, Flag])[] = [
  [/\/creation$/, 'create'],
  [/\/details(\/\{\})?$/, 'read'],
  [/\/modification(\/\{\})?$/, 'update'],
  [/$/, 'read'],
];

/** The list of a screen, in the notation of `ownRoutes.ts`. */
export function listOf(address: string): { readonly list: string; readonly flag: Flag } {
  const shape = shapeOf(address);
  const [suffix = /$/, flag = 'read'] = BELOW.find(([pattern]) => pattern.test(shape)) ?? [];
  return { list: shape.replace(suffix, ''), flag };
}

export const ruleOfList = (list: string): RightRule | undefined => ownScreens[list] ?? conventionalList(list);

/** Who may open the screen at an address; undefined if neither a table nor the conventions say. */
export function expectedAt(address: string): RouteExpectation | undefined {
  const specified = SPECIFIED.get(shapeOf(address));
  if (specified !== undefined) return specified;
  const { list, flag } = listOf(address);
  const rule = ruleOfList(list);
  if (rule === undefined) return conventionalPage(address);
  const expected = expectationOf(rule, flag);
  return expected === 'anonymous' ? 'public' : expected;
}
