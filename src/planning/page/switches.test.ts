import { describe, expect, it } from 'vitest';
import {
  hasPeriod,
  lookForPeople,
  LOOKS,
  looksFor,
  lookOf,
  PERIODS,
  periodOf,
  showingPeriod,
  withLook,
  withPeriod,
} from './switches';
import { parseUrlState, planAddress } from './urlState';

const at = { view: 'timeline', zoom: 'month' } as const;

describe('the switches of the plan', () => {
  it('keep the period across views, or the nearest one', () => {
    expect(withLook({ view: 'timeline', zoom: 'week' }, 'calendar')).toEqual({ view: 'week' });
    expect(withLook({ view: 'workWeek', zoom: 'month' }, 'team')).toEqual({ view: 'timeline', zoom: 'week' });
    expect(withLook({ view: 'year', zoom: 'day' }, 'team')).toEqual({ view: 'timeline', zoom: 'month' });
    expect(withLook({ view: 'agenda', zoom: 'day' }, 'calendar')).toEqual({ view: 'day' });
    expect(withLook(at, 'agenda')).toEqual({ view: 'agenda' });
  });

  it('label what is shown, without repetition', () => {
    expect([lookOf('timeline'), periodOf(at)]).toEqual(['team', 'month']);
    expect([lookOf('workWeek'), periodOf({ ...at, view: 'workWeek' })]).toEqual(['calendar', 'workWeek']);
    expect([lookOf('agenda'), periodOf({ ...at, view: 'agenda' })]).toEqual(['agenda', undefined]);
  });

  it('show a period in the same view, or in the calendar if the view lacks it', () => {
    expect(showingPeriod(at, 'week')).toEqual({ view: 'timeline', zoom: 'week' });
    expect(showingPeriod({ view: 'month' }, 'year')).toEqual({ view: 'year' });
    expect(showingPeriod({ view: 'agenda' }, 'month')).toEqual({ view: 'month' });
  });

  it('lead from the year back to the team from which it was opened, by the address too', () => {
    const year = showingPeriod(at, 'year');
    expect(year).toEqual({ view: 'year', isFromTeam: true });
    const text = new URLSearchParams(planAddress(year).split('?')[1]);
    const place = parseUrlState(text, { view: 'timeline', dayFor: () => 20_000 });
    expect(showingPeriod(place, 'week')).toEqual({ view: 'timeline', zoom: 'week' });
    expect(showingPeriod(place, 'month')).toEqual(at);
    expect(showingPeriod({ view: 'year' }, 'month')).toEqual({ view: 'month' });
  });

  it('show a month of one person as a calendar, and the team again with the others', () => {
    expect(lookForPeople(at, [4], false)).toEqual({ view: 'month' });
    expect(lookForPeople({ ...at, zoom: 'week' }, [4], false)).toEqual({});
    expect(lookForPeople({ ...at, view: 'month' }, [4, 5], true)).toEqual(at);
    expect(lookForPeople({ ...at, view: 'month' }, [], false)).toEqual({});
  });

  it('offer no team to people who see only their own plan, unless the address names it', () => {
    expect(looksFor({ isOwn: true, view: 'month' })).toEqual(['calendar', 'agenda']);
    expect(looksFor({ isOwn: true, view: 'timeline' })).toEqual(LOOKS);
    expect(looksFor({ isOwn: false, view: 'month' })).toEqual(LOOKS);
  });

  it('link to what they name wherever it can be shown', () => {
    for (const look of LOOKS)
      for (const period of PERIODS.filter((one) => hasPeriod(look, one))) {
        const next = { ...at, ...withPeriod(look, period) };
        expect([lookOf(next.view), periodOf(next)]).toEqual([look, period]);
      }
    expect(PERIODS.filter((one) => hasPeriod('agenda', one))).toEqual([]);
  });
});
