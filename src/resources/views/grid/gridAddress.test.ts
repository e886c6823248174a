import { expect, it } from 'vitest';
import { Services, Taches } from '../../../../test/support/screenSchemas';
import { gridPath, readGridQuery } from './gridAddress';

const QUERY = { filter: { q: 'été & hiver', ActifOnly: true }, sort: { field: 'code', order: 'DESC' } } as const;

it('carries filter and order of a list, and reads them back', () => {
  const [path, search] = gridPath(Taches, { serviceId: '3' }, QUERY).split('?');
  expect(path).toBe('/services/3/taches/tableur');
  expect(readGridQuery(Services, `?${search ?? ''}`)).toEqual(QUERY);
});

it('falls back to the list’s own where an address holds anything else', () => {
  const own = { filter: {}, sort: Services.list.sort };
  for (const search of ['', '?filter=[1]', '?filter={', '?filter=null&sort=constructor&order=DESC'])
    expect(readGridQuery(Services, search)).toEqual(own);
});
