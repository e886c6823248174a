import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { productRoutes } from '../schemas/routes/productRoutes';
import { isGrantable, rightName } from './rightName';

it('names a right by its list and its level, in the language of the reader', () => {
  expect(rightName(schemas, 'THEMES:read', 'fr')).toBe('Thèmes\u00a0: lecture');
  expect(rightName(schemas, 'ENTREPRISES:admin', 'en')).toBe('Members: administration');
});

it('names a right by its own words where more than a list depends on it', () => {
  expect(rightName(schemas, 'ACL:read', 'fr')).toBe('Contrôle des accès et statistiques\u00a0: lecture');
});

it('names a right that opens fields or some records alone by these', () => {
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

it('leaves what no declaration knows as it is written', () => {
  expect(rightName(schemas, 'ANCIEN:read', 'fr')).toBe('ANCIEN:read');
  expect(rightName(schemas, 'Direction', 'fr')).toBe('Direction');
});

it('names every right that a page or a declaration asks for', () => {
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
