import { expect, it } from 'vitest';
import { changeSetOf } from './adapters/changeSetOf';
import { createLastWrites } from './lastWrites';

it("the change set of a record's last write is known", () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', 7);
  writes.remember('Themes/2', 8);
  writes.remember('Themes/1', 9);
  expect([writes.of('Themes/1'), writes.of('Themes/2'), writes.of('Themes/3')]).toEqual([9, 8, undefined]);
});

it('a later write without a change set clears it', () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', 7);
  writes.remember('Themes/1', undefined);
  expect(writes.of('Themes/1')).toBeUndefined();
});

it.each([undefined, '', 'autre', '-1', '1.5'])('a response that names %j has no change set', (set) => {
  expect(changeSetOf({ headers: new Headers(set === undefined ? {} : { 'Change-Set': set }) })).toBeUndefined();
});

it('the oldest entries are dropped', () => {
  const writes = createLastWrites();
  for (let id = 1; id <= 101; id += 1) writes.remember(`Themes/${id}`, id);
  expect([writes.of('Themes/1'), writes.of('Themes/2')]).toEqual([undefined, 2]);
});
