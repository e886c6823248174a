import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opensRoute, showsEntry } from '../../../test/oracle/predicates';
import {
  isMenuVisible,
  isRouteAllowed,
  kindsAllowed,
  mayRead,
  operationRuleOf,
  rightsOverKind,
  ruleOf,
  type Grants,
} from './access';
import type { AccessRule } from '../language/accessRule';

const held = (rights: string[], functionCodes: string[] = []): Grants => ({ rights, functionCodes });

describe('a route (section 6)', () => {
  it.each<[string, AccessRule, Grants, boolean]>([
    ['asks for nothing where nothing is given', {}, held([]), true],
    ['any of the rights is enough', { rights: ['A:read', 'A:admin'] }, held(['A:admin']), true],
    ['none of the rights', { rights: ['A:read'] }, held(['B:read']), false],
    ['an empty list of rights lets nobody in', { rights: [] }, held(['A:read']), false],
    ['any of the functions is enough', { fonctions: ['F', 'G'] }, held([], ['G']), true],
    ['none of the functions', { fonctions: ['F'] }, held(['F'], []), false],
    ['rights and functions are both asked for', { rights: ['A:read'], fonctions: ['F'] }, held(['A:read']), false],
    ['one of the excluded functions is absent', { notFonctions: ['F', 'G'] }, held([], ['F']), true],
    ['all of the excluded functions are held', { notFonctions: ['F', 'G'] }, held([], ['G', 'F']), false],
    ['one of the excluded rights is absent', { notRights: ['A:read', 'B:read'] }, held(['A:read']), true],
    ['all of the excluded rights are held', { notRights: ['A:read'] }, held(['A:read']), false],
  ])('%s', (_, rule, who, allowed) => {
    expect(isRouteAllowed(rule, who)).toBe(allowed);
  });
});

describe('a menu entry (section 6)', () => {
  it.each<[string, AccessRule, Grants, boolean]>([
    ['asks for nothing where nothing is given', {}, held([]), true],
    ['none of the excluded functions may be held', { notFonctions: ['F', 'G'] }, held([], ['F']), false],
    ['no excluded function is held', { notFonctions: ['F', 'G'] }, held([], ['H']), true],
    ['none of the excluded rights may be held', { notRights: ['A:read', 'B:read'] }, held(['A:read']), false],
    ['no excluded right is held', { notRights: ['A:read'] }, held(['B:read']), true],
    ['any of the rights is enough', { rights: ['A:read', 'B:read'] }, held(['B:read']), true],
  ])('%s', (_, rule, who, visible) => {
    expect(isMenuVisible(rule, who)).toBe(visible);
  });

  it('of a group needs a visible child', () => {
    const child = { rights: ['A:read'] };
    expect(isMenuVisible({ children: [] }, held(['A:read']))).toBe(false);
    expect(isMenuVisible({ children: [child, { rights: ['B:read'] }] }, held(['B:read']))).toBe(true);
    expect(isMenuVisible({ children: [child] }, held([]))).toBe(false);
    expect(isMenuVisible({ rights: ['C:read'], children: [child] }, held(['A:read']))).toBe(false);
    expect(isMenuVisible({ children: [{ children: [child] }] }, held(['A:read']))).toBe(true);
  });
});

const NAMES = ['A:read', 'A:admin', 'B:read'];
const some = fc.subarray(NAMES);
const rule: fc.Arbitrary<AccessRule> = fc.dictionary(
  fc.constantFrom('rights', 'fonctions', 'notFonctions', 'notRights'),
  some,
);
const group = fc
  .tuple(rule, fc.option(fc.array(rule, { maxLength: 3 })))
  .map(([own, children]) => (children ? { ...own, children } : own));
const holder = fc.record({ rights: some, functionCodes: some });

describe('both rules', () => {
  it('are evaluated by section 6', () => {
    fc.assert(
      fc.property(rule, group, holder, (ofRoute, ofMenu, who) => {
        expect(isRouteAllowed(ofRoute, who)).toBe(opensRoute(ofRoute, who));
        expect(isMenuVisible(ofMenu, who)).toBe(showsEntry(ofMenu, who));
      }),
      { numRuns: 2000 },
    );
  });

  it('never deny more rights anything', () => {
    fc.assert(
      fc.property(some, holder, some, (rights, who, more) => {
        const richer = { ...who, rights: [...who.rights, ...more] };
        if (isRouteAllowed({ rights }, who)) expect(isRouteAllowed({ rights }, richer)).toBe(true);
      }),
    );
  });
});

describe('the rule of an operation', () => {
  it.each([
    ['list', ['X:read', 'X:admin']],
    ['show', ['X:read', 'X:admin']],
    ['create', ['X:create', 'X:admin']],
    ['edit', ['X:update', 'X:admin']],
    ['delete', ['X:admin']],
  ] as const)('%s needs any of %j', (action, rights) => {
    expect(ruleOf({ rights: 'X' }, action)).toEqual({ rights });
    expect(operationRuleOf({ rights: 'X', readableBy: 'right' }, action)).toEqual({ rights });
  });

  it('further rights permit reading, and managing rights everything', () => {
    const shared = { rights: 'X', alsoReadableWith: ['Y:read', 'X:admin'], alsoManagedWith: ['Z:admin'] } as const;
    const reading = { rights: ['X:read', 'X:admin', 'Z:admin', 'Y:read'] };
    expect(ruleOf(shared, 'list')).toEqual(reading);
    expect(operationRuleOf({ ...shared, readableBy: 'right' }, 'show')).toEqual(reading);
    expect(ruleOf(shared, 'create')).toEqual({ rights: ['X:create', 'X:admin', 'Z:admin'] });
    expect(operationRuleOf({ ...shared, readableBy: 'right' }, 'delete')).toEqual({ rights: ['X:admin', 'Z:admin'] });
  });

  it('about records of several resources has separate rights', () => {
    const target = {
      kind: 'type',
      id: 'id',
      of: { A: { field: 'a', rights: 'A', alsoReadableWith: ['P:read'] }, B: { field: 'b', rights: 'B' } },
    };
    expect(ruleOf({ rights: 'A', target }, 'create')).toEqual({
      rights: ['A:create', 'A:admin', 'B:create', 'B:admin'],
    });
    const held = { rights: ['P:read', 'B:create'], functionCodes: [] };
    expect([kindsAllowed({ target }, 'show', held), kindsAllowed({ target }, 'create', held)]).toEqual([['A'], ['B']]);
    expect(rightsOverKind({ target }, 'C', 'show')).toEqual([]);
  });

  it('for lists of pickers needs only a session to read, and a right to write', () => {
    const list = { rights: 'X', readableBy: 'session' } as const;
    expect(operationRuleOf(list, 'list')).toBeUndefined();
    expect(operationRuleOf(list, 'show')).toBeUndefined();
    expect(operationRuleOf(list, 'delete')).toEqual({ rights: ['X:admin'] });
  });

  it('the rights held determine what may be read', () => {
    const holding = (...rights: string[]) => ({ rights, functionCodes: [] });
    expect(mayRead({ rights: 'X', readableBy: 'right' }, holding('X:read'))).toBe(true);
    expect(mayRead({ rights: 'X', readableBy: 'right' }, holding('X:update', 'Y:admin'))).toBe(false);
    expect(mayRead({ rights: 'X', readableBy: 'session' }, holding())).toBe(true);
  });
});
