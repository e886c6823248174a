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
  it('are written as they are said', () => {
    expect(longDay(day('2026-03-01'))).toBe('1er mars 2026');
    expect(shortDay(day('2026-11-22'))).toBe('dim. 22 nov.');
    expect(monthName(monthOfDay(day('2028-02-29')))).toBe('Février 2028');
  });

  it('name a whole month, a day, and any other stretch', () => {
    const period = (first: string, last: string) => periodText({ first: day(first), last: day(last) });
    expect(period('2026-02-01', '2026-02-28')).toBe('Février 2026');
    expect(period('2026-02-03', '2026-02-03')).toBe('Le 3 février 2026');
    expect(period('2026-12-31', '2027-01-31')).toBe('Du 31 décembre 2026 au 31 janvier 2027');
  });

  it('say when a slot is on each of its days', () => {
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
  it('count overlaps once, only within the period, by person, and nothing that is cancelled', () => {
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

it('the workbook has texts that nothing runs, cut where a cell ends', () => {
  const { sheets } = workbookOf({ slots: [slot({ text: 'x'.repeat(40_000), site: "'=1" })], period: undefined }, 'T');
  const row = sheets[0]?.rows?.[1] ?? [];
  expect(String(row[11])).toHaveLength(32_767);
  expect(row[5]).toBe("''=1");
});

it('words on a colour can be read', () => {
  expect(['#ffffff', '#ffff00', '#1e5a8a', '#000000'].map(inkOn)).toEqual(['#000000', '#000000', '#ffffff', '#ffffff']);
});

it('a slot of a grid is as wide as its cell: its text ends where the room does', () => {
  const [wide, narrow] = [fitText('MAMMOUTH WAGRAM', 5.5, 20), fitText('illisible', 5.5, 20)];
  expect(wide).toBe('MAM…');
  expect(narrow).toBe('illisible');
  expect(fitText('Façonnage', 5.5, 1)).toBe('F…');
  // The width of a day in a month of 31.
  expect(fitText('Réunion', 5.25, 19.6)).toBe('Réunion');
});

it('the grid of a team says how many people it shows, and one company by its name', () => {
  const look = { mainColour: '#1e5a8a', secondColour: '#e8f0f8' };
  const titleOf = (companies: readonly string[]) => {
    const slots = companies.map((company, index) => slot({ id: index, personId: index, company }));
    const choice = { title: 'Planning', view: 'equipe', look, company: undefined, today: 0 } as const;
    return JSON.stringify(documentOf({ slots, period: undefined }, choice));
  };
  expect(titleOf(['Verrerie', 'Scierie', 'Scierie'])).toContain('Planning – 3 salariés – ');
  expect(titleOf(['Scierie', 'Scierie'])).toContain('Planning – Scierie – ');
});
