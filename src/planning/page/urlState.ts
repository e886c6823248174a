import { addMonths, monthOfDay, monthSpan } from '../data/months';
import type { DaySpan, Grouping } from '../model/plan';
import { FREE, type Free } from './freePeople';
import { dayIndexOfText, dayText, weekdayOf } from '../../resources/fields/shared/zone';

/** The views, as named in the URL. */
export const VIEWS = {
  timeline: 'frise',
  day: 'jour',
  workWeek: 'semaine-ouvree',
  week: 'semaine',
  month: 'mois',
  agenda: 'agenda',
  year: 'annee',
} as const;
export type View = keyof typeof VIEWS;

export const ZOOMS = { month: 'mois', week: 'semaine', day: 'jour' } as const;
export type Zoom = keyof typeof ZOOMS;

export const GROUPINGS = { none: 'aucun', team: 'equipe', structure: 'structure', agency: 'agence' } as const;

/** Filters of a plan; an empty list does not filter. */
export interface PlanFilters {
  readonly people: readonly number[];
  readonly teams: readonly number[];
  readonly companies: readonly number[];
  readonly types: readonly number[];
  readonly sites: readonly number[];
  readonly text: string;
  /** Only people who are free then. */
  readonly free?: Free;
}

export interface PlanUrlState {
  readonly view: View;
  readonly zoom: Zoom;
  /** The year was opened from the team, which has none: another period leads back to it. */
  readonly isFromTeam?: boolean;
  /** Days since 1970. */
  readonly day: number;
  readonly grouping: Grouping;
  readonly filters: PlanFilters;
  readonly simulationId: number | undefined;
}

export const NO_FILTERS: PlanFilters = { people: [], teams: [], companies: [], types: [], sites: [], text: '' };

const PARAMETERS = {
  people: 'salaries',
  teams: 'equipes',
  companies: 'adherents',
  types: 'types',
  sites: 'sites',
} as const satisfies Partial<Record<keyof PlanFilters, string>>;
type IdFilter = keyof typeof PARAMETERS;
const ID_FILTERS = Object.keys(PARAMETERS) as readonly IdFilter[];

const keyIn = <Key extends string>(names: Readonly<Record<Key, string>>, text: string | null): Key | undefined =>
  (Object.keys(names) as Key[]).find((key) => names[key] === text);

const idsIn = (text: string | null): readonly number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0),
  ),
];

/** Parses `2026-11-22`; undefined if invalid. */
function dayIn(text: string | null): number | undefined {
  if (!text || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = dayIndexOfText(text);
  return Number.isNaN(day) || dayText(day) !== text ? undefined : day;
}

/** Parses the URL; missing and invalid parameters get their defaults. */
export function parseUrlState(
  address: URLSearchParams,
  { view, dayFor }: { readonly view: View; readonly dayFor: (look: Pick<PlanUrlState, 'view' | 'zoom'>) => number },
): PlanUrlState {
  const ids = Object.fromEntries(ID_FILTERS.map((name) => [name, idsIn(address.get(PARAMETERS[name]))])) as Record<
    IdFilter,
    readonly number[]
  >;
  const zoom = keyIn(ZOOMS, address.get('zoom'));
  const free = keyIn(FREE, address.get('libres'));
  // A link to one person's plan opens a calendar, whose days have room.
  const isMonthOfOne = view === 'timeline' && zoom === undefined && ids.people.length === 1;
  const look = {
    view: keyIn(VIEWS, address.get('affichage')) ?? (isMonthOfOne ? 'month' : view),
    zoom: zoom ?? 'month',
  };
  return {
    ...look,
    ...(look.view === 'year' && address.get('depuis') === VIEWS.timeline && { isFromTeam: true }),
    day: dayIn(address.get('date')) ?? dayFor(look),
    grouping: keyIn(GROUPINGS, address.get('groupe')) ?? 'none',
    filters: { ...ids, text: address.get('q') ?? '', ...(free && { free }) },
    simulationId: idsIn(address.get('simulation'))[0],
  };
}

/** The URL parameters of a state; null for defaults, which are left out of the URL. */
export function serializeUrlState(place: Partial<PlanUrlState>): Readonly<Record<string, string | null>> {
  const { view, zoom, day, grouping, filters } = place;
  const ids = filters
    ? ID_FILTERS.map((name) => [PARAMETERS[name], filters[name].length > 0 ? filters[name].join(',') : null])
    : [];
  return {
    ...(view !== undefined && { affichage: VIEWS[view], depuis: place.isFromTeam ? VIEWS.timeline : null }),
    ...(zoom !== undefined && { zoom: zoom === 'month' ? null : ZOOMS[zoom] }),
    ...(day !== undefined && { date: dayText(day) }),
    ...(grouping !== undefined && { groupe: grouping === 'none' ? null : GROUPINGS[grouping] }),
    ...Object.fromEntries(ids),
    ...(filters && {
      q: filters.text === '' ? null : filters.text,
      libres: filters.free === undefined ? null : FREE[filters.free],
    }),
    ...('simulationId' in place && {
      simulation: place.simulationId === undefined ? null : String(place.simulationId),
    }),
  };
}

export const planAddress = (place: Partial<PlanUrlState>): string => {
  const said = Object.entries(serializeUrlState(place)).filter((one): one is [string, string] => one[1] !== null);
  return `/plannings?${new URLSearchParams(said).toString()}`;
};

/** Days, so that from its first day on a month is whole. */
const AGENDA = 31;

const weekOf = (day: number): number => day - weekdayOf(day);
const yearOf = (day: number): string => dayText(day).slice(0, 4);

export function spanOf({ view, zoom, day }: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>): DaySpan {
  const stretch = view === 'timeline' ? zoom : view;
  if (stretch === 'day') return { first: day, last: day };
  if (stretch === 'workWeek') return { first: weekOf(day), last: weekOf(day) + 4 };
  if (stretch === 'week') return { first: weekOf(day), last: weekOf(day) + 6 };
  if (stretch === 'agenda') return { first: day, last: day + AGENDA - 1 };
  if (stretch === 'year')
    return { first: dayIndexOfText(`${yearOf(day)}-01-01`), last: dayIndexOfText(`${yearOf(day)}-12-31`) };
  return monthSpan(monthOfDay(day));
}

/** The days to render: the month view shows whole weeks. */
export function drawnSpanOf(place: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>): DaySpan {
  const { first, last } = spanOf(place);
  return place.view === 'month' ? { first: weekOf(first), last: weekOf(last) + 6 } : { first, last };
}

/** The same day of another month, or its last day if that month is shorter. */
function sameDayOf(day: number, months: number): number {
  const { first, last } = monthSpan(addMonths(monthOfDay(day), months));
  return Math.min(last, first + Number(dayText(day).slice(8)) - 1);
}

/** The day to navigate to for the previous (-1) or next (1) period. */
export function dayBeside({ view, zoom, day }: Pick<PlanUrlState, 'view' | 'zoom' | 'day'>, direction: -1 | 1): number {
  const stretch = view === 'timeline' ? zoom : view;
  if (stretch === 'day') return day + direction;
  if (stretch === 'workWeek' || stretch === 'week') return day + 7 * direction;
  if (stretch === 'agenda') return day + AGENDA * direction;
  return sameDayOf(day, stretch === 'year' ? 12 * direction : direction);
}

/** The company whose plan is shown; undefined for none or several. */
export const onlyCompany = ({ companies }: PlanFilters): number | undefined =>
  companies.length === 1 ? companies[0] : undefined;

export const isFiltered = ({ text, free, ...ids }: PlanFilters): boolean =>
  text.trim() !== '' || free !== undefined || Object.values(ids).some((list) => list.length > 0);
