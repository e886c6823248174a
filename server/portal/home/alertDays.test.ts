import { expect, it } from 'vitest';
import { alertDays } from './homeCalls';

it.each([
  ['30', 30],
  [' 1 ', 1],
  ['3650', 3650],
  ['3651', 60],
  ['0', 60],
  ['-5', 60],
  ['deux mois', 60],
  ['', 60],
  [null, 60],
])('reads %j as %i days', (setting, days) => expect(alertDays(setting)).toBe(days));
