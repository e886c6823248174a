import { expect, it } from 'vitest';
import { ownScreens } from '../../test/oracle/ownRoutes';
import { isOpenTo } from '../../test/oracle/predicates';
import { expectationOf } from '../../test/oracle/rights';
import { expectedAt, listOf, ruleOfList } from '../../test/oracle/screens';
import type { Flag } from '../../test/oracle/types';
import { hasScreens } from '../resources/access/access';
import { schemas } from '../portal/declared';
import { routeOf } from '../resources/registry/paths';
import { createRegistry } from '../resources/registry/registry';
import type { Operations } from '../resources/language/operations';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { maySee } from '../resources/routes/screenAccess';

const registry = createRegistry(schemas);
const FLAGS: readonly Flag[] = ['read', 'create', 'update', 'admin'];

interface Action {
  readonly name: string;
  readonly screen?: 'list' | 'show' | 'create' | 'edit';
  /** Right that the API needs besides the rule of the screen. */
  readonly writes?: { readonly flag: Flag; readonly operation: keyof Operations };
}

const CREATES = { flag: 'create', operation: 'create' } as const;
const ACTIONS: readonly Action[] = [
  { name: 'list', screen: 'list' },
  { name: 'export', screen: 'list' },
  { name: 'show', screen: 'show' },
  { name: 'create', screen: 'create', writes: CREATES },
  { name: 'clone', screen: 'create', writes: CREATES },
  { name: 'edit', screen: 'edit', writes: { flag: 'update', operation: 'update' } },
  { name: 'delete', writes: { flag: 'admin', operation: 'delete' } },
];

/** The oracle's expectation for a button or screen: its address must be open, and a write needs the right to write. */
function isExpected(schema: ResourceSchema, { screen, writes }: Action, rights: readonly string[]): boolean {
  const rule = ruleOfList(listOf(routeOf(schema, 'list')).list);
  const written = rule && writes ? expectationOf(rule, writes.flag) : 'session';
  return (
    (!screen || isOpenTo(expectedAt(routeOf(schema, screen)) ?? [], rights)) &&
    (written === 'session' || (written !== 'anonymous' && isOpenTo(written, rights)))
  );
}

const SCREENS = ['list', 'show', 'create', 'edit'] as const;
const flagsOf = (right: string) => FLAGS.map((flag) => `${right.split(':')[0] ?? ''}:${flag}`);
const everyRight = [
  ...new Set(
    Object.values(ownScreens)
      .flatMap((rule) => expectationOf(rule, 'read'))
      .flatMap(flagsOf),
  ),
];

/** Sets of rights to try: none, each relevant one, every two of them, and all others together. */
function setsFor(schema: ResourceSchema): readonly (readonly string[])[] {
  const asked = SCREENS.flatMap((screen) => expectedAt(routeOf(schema, screen)) ?? []);
  const own = [...new Set([...asked, `${schema.rights}:read`].flatMap(flagsOf))];
  const pairs = own.flatMap((one, index) => own.slice(index + 1).map((other) => [one, other]));
  return [[], ...own.map((right) => [right]), ...pairs, everyRight.filter((right) => !own.includes(right))];
}

it('screens and buttons are offered exactly as the oracle expects, for any rights', () => {
  const different = registry.visible.filter(hasScreens).flatMap((schema) =>
    ACTIONS.filter(({ writes }) => !writes || schema.operations[writes.operation] !== 'none').flatMap((action) => {
      const resource = schema.name.replace(/\{\w+\}/g, '1');
      return setsFor(schema)
        .filter((rights) => {
          const held = { rights, functionCodes: [] };
          return maySee(registry, true, held, { resource, action: action.name }) !== isExpected(schema, action, rights);
        })
        .map((rights) => `${action.name} of ${resource} with ${rights.join() || 'no right'}`);
    }),
  );
  expect(different).toEqual([]);
});
