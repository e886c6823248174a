import { conventionalList, conventionalPage, shapeOf } from './conventions';
import { ownScreens } from './ownRoutes';
import { expectationOf } from './rights';
import { routeRights } from './routeRights';
import type { Flag, RightRule, RouteExpectation } from './types';

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

/** What a list asks for: as the table says, or by the conventions. */
export const ruleOfList = (list: string): RightRule | undefined => ownScreens[list] ?? conventionalList(list);

/** Who may open the screen at an address; undefined where neither a table nor the conventions say it. */
export function expectedAt(address: string): RouteExpectation | undefined {
  const specified = SPECIFIED.get(shapeOf(address));
  if (specified !== undefined) return specified;
  const { list, flag } = listOf(address);
  const rule = ruleOfList(list);
  if (rule === undefined) return conventionalPage(address);
  const expected = expectationOf(rule, flag);
  return expected === 'anonymous' ? 'public' : expected;
}
