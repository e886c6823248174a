import { expect, it } from 'vitest';
import { timesText } from './timesText';

it.each([
  ['2026-12-03T08:00Z', '2026-12-03T16:00Z', '03/12/2026, 09:00 – 17:00'],
  ['2026-12-03T21:00Z', '2026-12-04T05:30Z', '03/12/2026, 22:00 – 04/12/2026, 06:30'],
  ['2026-12-02T23:00Z', '2026-12-03T23:00Z', '03/12/2026'],
  ['2026-12-02T23:00Z', '2026-12-05T23:00Z', '03/12/2026 – 05/12/2026'],
])('%s to %s: %s', (start, end, text) => expect(timesText(Date.parse(start), Date.parse(end))).toBe(text));
