import { expect, it } from 'vitest';
import { isOpinionDue } from './opinionDue';

it.each([
  [undefined, '2026-11-24', false],
  ['2026-10-01', '2026-12-31', false],
  ['2026-09-30', '2026-10-01', true],
  ['2025-11-24', '2026-11-24', true],
  ['2026-11-24', '2026-11-24', false],
  ['2027-01-01', '2026-11-24', false],
])('remembered %s, today %s: %s', (last, today, expected) => expect(isOpinionDue(last, today)).toBe(expected));
