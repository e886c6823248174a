import { expect, it } from 'vitest';
import { apartFromPeriod } from './apartFromPeriod';

const translate = () => 'prochain prochaine';

it.each([
  ['planning de besnard semaine prochaine', 'planning besnard', 'zoom=semaine&date=2026-11-30'],
  ['planning besnard la semaine prochaine', 'planning besnard', 'zoom=semaine&date=2026-11-30'],
  ['congés de besnard en janvier', 'conges besnard', 'date=2027-01-01'],
  ['planning besnard 3 décembre', 'planning besnard', 'zoom=jour&date=2026-12-03'],
  ['planning de besnard', 'planning de besnard', undefined],
  ['planning janvier', 'planning', 'date=2027-01-01'],
  ['dufour semaine prochaine', 'dufour', 'zoom=semaine&date=2026-11-30'],
  ['demain benali', 'benali', 'zoom=jour&date=2026-11-29'],
  ["planning d'hier", 'planning', 'zoom=jour&date=2026-11-27'],
  ['julien sem prochaine', 'julien', 'zoom=semaine&date=2026-11-30'],
])('"%s" is parted from its period', (phrase, rest, period) => {
  const now = new Date(2026, 10, 28, 15);
  expect(apartFromPeriod(phrase, { language: 'fr', translate }, now)).toEqual({ rest, ...(period && { period }) });
});
