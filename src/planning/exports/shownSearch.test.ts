import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { exportForm } from './exportForm';
import { isTurned, monthAround, searchOf } from './page/exportPeriod';
import { shownSearch, type ShownPlan } from './shownSearch';

const NO_FILTERS: ShownPlan['filters'] = { people: [], teams: [], companies: [], types: [], sites: [], text: ' ' };
const PEOPLE = [
  { id: 1, equipesId: [7] },
  { id: 2, equipesId: [7, 8] },
  { id: 3, equipesId: [] },
];
const span = { first: dayIndexOfText('2026-03-01'), last: dayIndexOfText('2026-03-31') };
const shown = (filters: Partial<ShownPlan['filters']>) =>
  shownSearch({ span, people: PEOPLE, filters: { ...NO_FILTERS, ...filters } });

describe('the search for the visible slots', () => {
  it('uses days in Paris, across daylight-saving changes', () => {
    expect(shown({})).toEqual({ startDate: '2026-02-28T23:00:00.000Z', endDate: '2026-03-31T22:00:00.000Z' });
  });

  it('includes people and members of teams, once each', () => {
    expect(shown({ teams: [7], people: [3, 1] }).filterSalariesIds).toEqual([3, 1, 2]);
    expect(shown({ teams: [9] })).toMatchObject({ isForSystem: true });
  });

  it('includes every other filter', () => {
    const filters = { ...NO_FILTERS, companies: [4], types: [5], sites: [6], text: ' noël ' };
    expect(shownSearch({ span, people: [], filters, simulationId: 9 })).toMatchObject({
      filterEntreprisesIds: [4],
      typesCreneauIds: [5],
      sitesIds: [6],
      search: 'noël',
      simulationId: 9,
    });
  });
});

describe('the form of an export', () => {
  it('has every field of the search except page and order, and the layout', () => {
    const search = {
      ...shown({ people: [1, 2] }),
      pageNumber: 2,
      pageSize: 50,
      orderBy: 'fin',
      orderByDescending: true,
    };
    expect(Object.fromEntries(exportForm(search, { templateId: 3, title: ' Mars ', view: 'liste' }))).toEqual({
      startDate: '2026-02-28T23:00:00.000Z',
      endDate: '2026-03-31T22:00:00.000Z',
      filterSalariesIds: '[1,2]',
      modeleId: '3',
      titre: 'Mars',
      vue: 'liste',
    });
  });

  it('names the visible slots, even none, up to the limit of a file', () => {
    const idsIn = (ids: readonly number[]) => Object.fromEntries(exportForm({}, {}, ids))['ids'];
    expect([idsIn([7, 9]), idsIn([])]).toEqual(['[7,9]', '[]']);
    expect(idsIn(Array.from({ length: 10_001 }, (_, index) => index + 1))).toBeUndefined();
  });

  it('keeps false, and omits empty values', () => {
    expect(Object.fromEntries(exportForm({ isForSystem: false }, { templateId: null, title: '  ' }))).toEqual({
      isForSystem: 'false',
    });
  });
});

describe('the period of the page', () => {
  it('is a whole month, whatever the day', () => {
    expect(monthAround(dayIndexOfText('2026-12-31'), 1)).toEqual({ from: '2027-01-01', to: '2027-01-31' });
    expect(monthAround(dayIndexOfText('2028-02-10'), 0)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (day) => {
        const { from, to } = monthAround(day, 0);
        expect(dayIndexOfText(from)).toBeLessThanOrEqual(day);
        expect(dayIndexOfText(to)).toBeGreaterThanOrEqual(day);
      }),
    );
  });

  it('is open without an end, and invalid if reversed', () => {
    const choice = { companies: [], people: [4], from: '', to: '2026-10-25' };
    expect(searchOf(choice)).toEqual({ endDate: '2026-10-25T23:00:00.000Z', filterSalariesIds: [4] });
    expect([isTurned({ from: '2026-02-01', to: '2026-01-01' }), isTurned({ from: '2026-02-01', to: '' })]).toEqual([
      true,
      false,
    ]);
  });
});
