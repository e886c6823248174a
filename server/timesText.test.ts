import { expect, it } from 'vitest';
import { timesText } from './timesText';

it.each([
  ['2026-12-03T08:00Z', '2026-12-03T16:00Z', '3 déc. 2026, 09:00\u00a0– 17:00'],
  ['2026-12-03T21:00Z', '2026-12-04T05:30Z', '3 déc. 2026, 22:00\u00a0– 4 déc. 2026, 06:30'],
  ['2026-11-30T23:00Z', '2026-12-01T23:00Z', '1er déc. 2026'],
  ['2026-12-02T23:00Z', '2026-12-05T23:00Z', '3 déc. 2026 – 5 déc. 2026'],
])('%s to %s: %s', (start, end, text) => expect(timesText(Date.parse(start), Date.parse(end), 'fr')).toBe(text));

it('is written in the reader’s language', () => {
  expect(timesText(Date.parse('2026-12-03T08:00Z'), Date.parse('2026-12-03T16:00Z'), 'de')).toBe(
    '3. Dez. 2026, 09:00\u00a0– 17:00',
  );
});
