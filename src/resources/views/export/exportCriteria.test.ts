import { expect, it } from 'vitest';
import { exportCriteria } from './exportCriteria';
import { DEFAULT_LOOK } from './exportChoice';

it("an export uses the list's search, parameters, sort and columns", () => {
  const sort = { field: 'titre', order: 'DESC' } as const;
  const look = { ...DEFAULT_LOOK, columns: 'shown', format: 'csv' } as const;
  expect(exportCriteria({ filter: { q: 'été', MesFiches: true, Autre: false }, sort, look, shown: ['titre'] })).toEqual(
    {
      search: 'été',
      mesFiches: true,
      orderBy: 'titre',
      orderByDescending: true,
      format: 'csv',
      colonnes: ['titre'],
    },
  );
  const plain = exportCriteria({ filter: {}, sort, look: DEFAULT_LOOK, shown: ['titre'] });
  expect(plain).toEqual({ orderBy: 'titre', orderByDescending: true, format: 'xlsx' });
});
