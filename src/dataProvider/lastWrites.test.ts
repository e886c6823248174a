import { expect, it } from 'vitest';
import { createLastWrites } from './lastWrites';

const answer = (set?: string) => ({ headers: new Headers(set === undefined ? {} : { 'Change-Set': set }) });

it('knows the change set of the last write of a record', () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', answer('7'));
  writes.remember('Themes/2', answer('8'));
  writes.remember('Themes/1', answer('9'));
  expect([writes.of('Themes/1'), writes.of('Themes/2'), writes.of('Themes/3')]).toEqual([9, 8, undefined]);
});

it.each([undefined, '', 'autre', '-1', '1.5'])('knows none any more after an answer that names %j', (set) => {
  const writes = createLastWrites();
  writes.remember('Themes/1', answer('7'));
  writes.remember('Themes/1', answer(set));
  expect(writes.of('Themes/1')).toBeUndefined();
});

it('knows none after a write that had nothing to send', () => {
  const writes = createLastWrites();
  writes.remember('Themes/1', answer('7'));
  writes.forget('Themes/1');
  expect(writes.of('Themes/1')).toBeUndefined();
});

it('forgets the oldest of many', () => {
  const writes = createLastWrites();
  for (let id = 1; id <= 101; id += 1) writes.remember(`Themes/${id}`, answer(String(id)));
  expect([writes.of('Themes/1'), writes.of('Themes/2')]).toEqual([undefined, 2]);
});
