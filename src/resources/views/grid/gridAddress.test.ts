import { expect, it } from 'vitest';
import { Services, Taches } from '../../../../test/support/screenSchemas';
import { gridPath, readGridQuery } from './gridAddress';

const QUERY = { filter: { q: 'été & hiver', ActifOnly: true }, sort: { field: 'code', order: 'DESC' } } as const;

it('the address contains filter and sort of a list', () => {
  const [path, search] = gridPath(Taches, { serviceId: '3' }, QUERY).split('?');
  expect(path).toBe('/services/3/taches/tableur');
  expect(readGridQuery(Services, `?${search ?? ''}`)).toEqual(QUERY);
});

it("anything else in the address falls back to the list's own", () => {
  const own = { filter: {}, sort: Services.list.sort };
  for (const search of ['', '?filter=[1]', '?filter={', '?filter=null&sort=constructor&order=DESC'])
    expect(readGridQuery(Services, search)).toEqual(own);
});
