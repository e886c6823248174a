import { expect, it, vi } from 'vitest';
import { dateFormatter, numberFormatter } from './formatters';

it('formatters are cached per language and format', () => {
  expect(numberFormatter('fr-FR', { style: 'percent' })).toBe(numberFormatter('fr-FR', { style: 'percent' }));
  expect(numberFormatter('fr-FR', { style: 'percent' }).format(0.5)).toBe('50\u00a0%');
  expect(numberFormatter('fr-FR').format(0.5)).toBe('0,5');
  expect(numberFormatter('en-GB').format(0.5)).toBe('0.5');
  const may = new Date(2026, 4, 3);
  expect(dateFormatter('fr-FR', { month: 'long' }).format(may)).toBe('mai');
  expect(dateFormatter('de-DE', { month: 'long' }).format(may)).toBe('Mai');
  expect(dateFormatter('fr-FR', { year: 'numeric' }).format(may)).toBe('2026');
});

it('a date uses the current time zone, even after it changed', () => {
  const moment = new Date('2026-03-01T23:30:00Z');
  const written = (timeZone: string) => {
    vi.stubEnv('TZ', timeZone);
    return dateFormatter('fr-FR', { day: '2-digit', hour: '2-digit' }).format(moment);
  };
  expect([written('UTC'), written('Europe/Paris'), written('UTC')].map((text) => text.slice(0, 2))).toEqual([
    '01',
    '02',
    '01',
  ]);
  vi.unstubAllEnvs();
});
