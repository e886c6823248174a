import { expect, it } from 'vitest';
import { date } from '../../../fields/date/kind';
import { integer } from '../../../fields/integer/kind';
import type { Words } from '../../../language/words';
import { operatorKey } from './operatorKey';

const label: Words = ['a', 'a', 'a', 'a'];

it('days are before and after, numbers are less and greater', () => {
  expect(operatorKey(date({ label }), 'lessThan')).toBe('screens.dayOperators.lessThan');
  expect(operatorKey(integer({ label }), 'lessThan')).toBe('screens.operators.lessThan');
  expect(operatorKey(date({ label }), 'isEmpty')).toBe('screens.operators.isEmpty');
});
