import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { productRoutes } from '../schemas/routes/productRoutes';
import { isGrantable, rightName } from './rightName';

it("a right is named by its list and level, in the reader's language", () => {
  expect(rightName(schemas, 'THEMES:read', 'fr')).toBe('Thèmes\u00a0: lecture');
  expect(rightName(schemas, 'ENTREPRISES:admin', 'en')).toBe('Members: administration');
});

it('a right for more than a list has its own name', () => {
  expect(rightName(schemas, 'ACL:read', 'fr')).toBe('Contrôle des accès et statistiques\u00a0: lecture');
});

it('a right for fields or some records is named by these', () => {
  const paie = { rights: ['PAIE:read'] };
  const some = schemas.map((schema) =>
    schema.name === 'Themes'
      ? {
          ...schema,
          rows: { read: [{ label: ['Les siens', 'Own', 'Eigene', 'Os seus'] as const, for: paie }] },
          fields: { ...schema.fields, note: { ...schema.fields['libelle'], readers: paie } as never },
        }
      : schema,
  );
  expect(rightName(some, 'PAIE:read', 'fr')).toBe('Thèmes (Libellé, Les siens)\u00a0: lecture');
});

it('the level is written as the language writes it within a sentence', () => {
  expect(rightName(schemas, 'THEMES:read', 'en')).toBe('Themes: read');
  expect(rightName(schemas, 'THEMES:read', 'de')).toMatch(/: Lesen$/);
});

it('an undeclared right stays a code', () => {
  expect(rightName(schemas, 'ANCIEN:read', 'fr')).toBe('ANCIEN:read');
  expect(rightName(schemas, 'Direction', 'fr')).toBe('Direction');
});

it('every right of a page or declaration has a name', () => {
  const ofPages = productRoutes.flatMap(({ rule }) => (typeof rule === 'object' ? (rule.rights ?? []) : []));
  const ofDeclarations = schemas.flatMap(({ alsoManagedWith = [], alsoReadableWith = [] }) => [
    ...alsoManagedWith,
    ...alsoReadableWith,
  ]);
  const rights = [...new Set([...ofPages, ...ofDeclarations])];
  const grantable = rights.filter(isGrantable);
  expect(grantable.length).toBeGreaterThan(10);
  expect(grantable.filter((right) => rightName(schemas, right, 'fr') === right)).toEqual([]);
});
