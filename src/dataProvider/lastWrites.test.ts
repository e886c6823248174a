import { expect, it } from 'vitest';
import { changeSetOf } from './adapters/changeSetOf';
import { createLastWrites } from './lastWrites';

it('knows the change set of the last write of a record', () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', 7);
  writes.remember('Themes/2', 8);
  writes.remember('Themes/1', 9);
  expect([writes.of('Themes/1'), writes.of('Themes/2'), writes.of('Themes/3')]).toEqual([9, 8, undefined]);
});

it('knows none any more after a write that was recorded in none', () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', 7);
  writes.remember('Themes/1', undefined);
  expect(writes.of('Themes/1')).toBeUndefined();
});

it.each([undefined, '', 'autre', '-1', '1.5'])('reads none of an answer that names %j', (set) => {
  expect(changeSetOf({ headers: new Headers(set === undefined ? {} : { 'Change-Set': set }) })).toBeUndefined();
});

it('forgets the oldest of many', () => {
  const writes = createLastWrites();
  for (let id = 1; id <= 101; id += 1) writes.remember(`Themes/${id}`, id);
  expect([writes.of('Themes/1'), writes.of('Themes/2')]).toEqual([undefined, 2]);
});
