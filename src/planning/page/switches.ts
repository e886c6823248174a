import type { PlanUrlState, View, Zoom } from './urlState';

/** How the plan is drawn: a row per person, a calendar, or a list. */
export const LOOKS = ['team', 'calendar', 'agenda'] as const;
export type Look = (typeof LOOKS)[number];

export const PERIODS = ['day', 'workWeek', 'week', 'month', 'year'] as const;
export type ViewPeriod = (typeof PERIODS)[number];

type ViewState = Pick<PlanUrlState, 'view' | 'zoom'>;
type YearState = Pick<PlanUrlState, 'view' | 'isFromTeam'>;

export function lookOf(view: View): Look {
  if (view === 'timeline') return 'team';
  return view === 'agenda' ? 'agenda' : 'calendar';
}

/** A reader's own plan has no team look, unless the address already names it. */
export const looksFor = ({ isOwn, view }: { readonly isOwn: boolean; readonly view: View }): readonly Look[] =>
  isOwn && view !== 'timeline' ? LOOKS.filter((look) => look !== 'team') : LOOKS;

/** Undefined for the agenda, which always shows the days of a month from its day on. */
export function periodOf({ view, zoom }: ViewState): ViewPeriod | undefined {
  if (view === 'timeline') return zoom;
  return view === 'agenda' ? undefined : view;
}

const TEAM_PERIOD: Readonly<Record<ViewPeriod, Zoom>> = {
  day: 'day',
  workWeek: 'week',
  week: 'week',
  month: 'month',
  year: 'month',
};

/** A period that a look lacks is shown in the calendar. */
export function hasPeriod(look: Look, period: ViewPeriod): boolean {
  if (look === 'agenda') return false;
  return look === 'calendar' || TEAM_PERIOD[period] === period;
}

/** Changes the look and keeps the period, or takes the nearest one that the look has. */
export function withLook({ view, zoom }: ViewState, look: Look): Partial<PlanUrlState> {
  const period = periodOf({ view, zoom }) ?? zoom;
  if (look === 'agenda') return { view: 'agenda' };
  return look === 'team' ? { view: 'timeline', zoom: TEAM_PERIOD[period] } : { view: period };
}

export const withPeriod = (look: Look, period: ViewPeriod): Partial<PlanUrlState> =>
  look === 'team' ? { view: 'timeline', zoom: TEAM_PERIOD[period] } : { view: period };

/**
 * The look for a choice of people: a month of one person is a calendar, because the row of a team would leave it 40
 * pixels a day.
 * @param isSwitched the calendar took the place of the team by an earlier choice
 */
export function lookForPeople(
  { view, zoom }: ViewState,
  people: readonly number[],
  isSwitched: boolean,
): Partial<PlanUrlState> {
  const isOne = people.length === 1;
  if (isOne && view === 'timeline' && zoom === 'month') return { view: 'month' };
  return !isOne && isSwitched && view === 'month' ? { view: 'timeline', zoom: 'month' } : {};
}

/** A period in the present look, or in the calendar if the look does not have it; from there the team comes back. */
export function showingPeriod({ view, isFromTeam }: YearState, period: ViewPeriod): Partial<PlanUrlState> {
  const isOfTeam = isFromTeam === true && view === 'year';
  const look = isOfTeam ? 'team' : lookOf(view);
  if (hasPeriod(look, period)) return withPeriod(look, period);
  return { ...withPeriod('calendar', period), ...(look === 'team' && { isFromTeam: true }) };
}

export interface ViewChooserProps {
  readonly place: ViewState & YearState;
  readonly looks: readonly Look[];
  readonly onPlace: (change: Partial<PlanUrlState>) => void;
}
