import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRouteAllowed } from './access';
import type { AccessRule } from '../language/accessRule';
import { explainAccess, type RightSource } from './explain';

const names = fc.uniqueArray(fc.constantFrom('A:read', 'A:admin', 'B:read', 'B:admin'), { maxLength: 4 });
const rule: fc.Arbitrary<AccessRule> = fc.record(
  { rights: names, fonctions: names, notFonctions: names, notRights: names },
  { requiredKeys: [] },
);
const held = fc.record({ rights: names, functionCodes: names });

it('answers what the access function answers', () => {
  fc.assert(
    fc.property(rule, held, (one, has) => {
      expect(explainAccess(one, has, []).allowed).toBe(isRouteAllowed(one, has));
    }),
  );
});

it('lets in where every part passes, and names each part that the rule has once', () => {
  fc.assert(
    fc.property(rule, held, (one, has) => {
      const { allowed, parts } = explainAccess(one, has, []);
      expect(allowed).toBe(!parts.some(({ passes }) => !passes));
      expect(parts.map(({ part }) => part).sort()).toEqual(Object.keys(one).sort());
    }),
  );
});

it('says through what a right is held', () => {
  const source: RightSource = { right: 'A:read', via: 'fonction', id: 3, libelle: 'Consultant' };
  const { allowed, parts } = explainAccess(
    { rights: ['A:read', 'A:admin'] },
    { rights: ['A:read'], functionCodes: [] },
    [source],
  );
  expect(allowed).toBe(true);
  expect(parts[0]?.items).toEqual([
    { name: 'A:read', held: true, sources: [source] },
    { name: 'A:admin', held: false, sources: [] },
  ]);
});
