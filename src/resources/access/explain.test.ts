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

it('the explanation agrees with the access check', () => {
  fc.assert(
    fc.property(rule, held, (one, has) => {
      expect(explainAccess(one, has, []).allowed).toBe(isRouteAllowed(one, has));
    }),
  );
});

it('access is granted if every part passes, and each part is named once', () => {
  fc.assert(
    fc.property(rule, held, (one, has) => {
      const { allowed, parts } = explainAccess(one, has, []);
      expect(allowed).toBe(!parts.some(({ passes }) => !passes));
      expect(parts.map(({ part }) => part).sort()).toEqual(Object.keys(one).sort());
    }),
  );
});

it('the explanation names the source of a right', () => {
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
