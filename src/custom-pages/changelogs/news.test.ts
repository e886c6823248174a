import { expect, it } from 'vitest';
import { newsIn } from './news';

it('a page of news is sorted newest first', () => {
  const item = (id: number, date: string) => ({ id, date, titre: `T${id}`, contenu: 'C' });
  const items = [item(1, '2026-01-01'), item(2, '2026-03-01'), item(3, '2026-03-01'), { id: 4 }];
  const { items: read, total } = newsIn({ items, totalCount: 40 });
  expect([read.map(({ id }) => id), total]).toEqual([[3, 2, 1], 40]);
  expect(newsIn(null)).toEqual({ items: [], total: 0 });
});
