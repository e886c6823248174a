import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../../src/resources/fields/shared/zone';
import type { ExportSlot } from './exportContent';
import { longDay, monthName, monthOfDay, periodText, shortDay, timeOnDay } from './frenchDates';
import { documentOf } from './pdf/document';
import { fitText } from './pdf/fitText';
import { inkOn } from './pdf/look';
import { slotsByDay } from './pdf/calendar';
import { personHours, totalHours } from './personHours';
import { workbookOf } from './workbook';

const day = dayIndexOfText;
const at = (text: string) => Date.parse(text);

const slot = (given: Partial<ExportSlot>): ExportSlot => ({
  id: 1,
  start: at('2026-03-02T08:00:00Z'),
  end: at('2026-03-02T10:00:00Z'),
  personId: 1,
  person: 'Martin Camille',
  company: '',
  site: '',
  service: '',
  type: 'Permanence',
  subType: '',
  colour: '#112233',
  isWork: true,
  isCancelled: false,
  isForSystem: false,
  state: 'Prévu',
  text: '',
  ...given,
});

describe('French dates', () => {
  it('are written out as people say them', () => {
    expect(longDay(day('2026-03-01'))).toBe('1er mars 2026');
    expect(shortDay(day('2026-11-22'))).toBe('dim. 22 nov.');
    expect(monthName(monthOfDay(day('2028-02-29')))).toBe('Février 2028');
  });

  it('name a whole month, a day, or any other period', () => {
    const period = (first: string, last: string) => periodText({ first: day(first), last: day(last) });
    expect(period('2026-02-01', '2026-02-28')).toBe('Février 2026');
    expect(period('2026-02-03', '2026-02-03')).toBe('Le 3 février 2026');
    expect(period('2026-12-31', '2027-01-31')).toBe('Du 31 décembre 2026 au 31 janvier 2027');
  });

  it('show the times of a slot on each of its days', () => {
    const night = { start: at('2026-03-28T21:00:00Z'), end: at('2026-03-30T04:00:00Z') };
    // Across the start of daylight saving time.
    expect(['2026-03-28', '2026-03-29', '2026-03-30'].map((one) => timeOnDay(night, day(one)))).toEqual([
      'Dès 22:00',
      'Toute la journée',
      'Jusqu’à 06:00',
    ]);
    const whole = { start: at('2026-03-01T23:00:00Z'), end: at('2026-03-02T23:00:00Z') };
    expect(timeOnDay(whole, day('2026-03-02'))).toBe('Toute la journée');
    expect(slotsByDay([slot(whole)]).size).toBe(1);
  });
});

describe('hours', () => {
  it('count overlaps once, within the period, by person, without cancelled slots', () => {
    const slots = [
      slot({}),
      slot({ start: at('2026-03-02T09:00:00Z'), end: at('2026-03-02T11:00:00Z') }),
      slot({ isWork: false, start: at('2026-02-28T22:00:00Z'), end: at('2026-03-01T00:00:00Z') }),
      slot({ isCancelled: true }),
      slot({ personId: 2, person: 'Martin Camille' }),
      slot({ personId: null, person: '', isForSystem: true }),
    ];
    const within = { start: at('2026-02-28T23:00:00Z'), end: at('2026-03-31T22:00:00Z') };
    const rows = personHours(slots, within);
    expect(rows).toEqual([
      { person: 'Martin Camille', slots: 3, work: 3, absence: 1 },
      { person: 'Martin Camille', slots: 1, work: 2, absence: 0 },
    ]);
    expect(totalHours(rows)).toEqual({ slots: 4, work: 5, absence: 1 });
  });
});

it('the workbook contains no formulas, and long texts are cut at the limit of a cell', () => {
  const { sheets } = workbookOf({ slots: [slot({ text: 'x'.repeat(40_000), site: "'=1" })], period: undefined }, 'T');
  const row = sheets[0]?.rows?.[1] ?? [];
  expect(String(row[11])).toHaveLength(32_767);
  expect(row[5]).toBe("''=1");
});

it('texts are legible on every colour', () => {
  expect(['#ffffff', '#ffff00', '#1e5a8a', '#000000'].map(inkOn)).toEqual(['#000000', '#000000', '#ffffff', '#ffffff']);
});

it('the text of a slot in a grid is cut at the width of its cell', () => {
  const [wide, narrow] = [fitText('MAMMOUTH WAGRAM', 5.5, 20), fitText('illisible', 5.5, 20)];
  expect(wide).toBe('MAM…');
  expect(narrow).toBe('illisible');
  expect(fitText('Façonnage', 5.5, 1)).toBe('F…');
  // The width of a day in a month of 31.
  expect(fitText('Réunion', 5.25, 19.6)).toBe('Réunion');
});

it('the grid of a team states the number of people, and names a single company', () => {
  const look = { mainColour: '#1e5a8a', secondColour: '#e8f0f8' };
  const titleOf = (companies: readonly string[]) => {
    const slots = companies.map((company, index) => slot({ id: index, personId: index, company }));
    const choice = { title: 'Planning', view: 'equipe', look, company: undefined, today: 0 } as const;
    return JSON.stringify(documentOf({ slots, period: undefined }, choice));
  };
  expect(titleOf(['Verrerie', 'Scierie', 'Scierie'])).toContain('Planning – 3 salariés – ');
  expect(titleOf(['Scierie', 'Scierie'])).toContain('Planning – Scierie – ');
});
