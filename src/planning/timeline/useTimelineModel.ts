import { useMemo, useState } from 'react';
import { dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import { monthKey } from '../model/plan';
import { shownPeople, personIdOf, type PlanRows } from './shownRows';
import { lazyMap } from '../model/lazyMap';
import { createLayouter, MAX_LANES, type RowLayout } from './index/lanes';
import { createIndexer, slotsOf } from './index/planIndex';
import { createLoads } from './hours/createLoads';
import { holidaysIn, sumHours, type DayHours } from './hours/dayHours';
import { nightHours } from './nightHours';
import { metricsOf, roomyMetrics, rowHeight, type Metrics } from './rowHeights';
import { topsOf, type Tops } from './rows/heights';
import { rowsOf, type PersonRow } from './rows/rows';
import { foldedDays } from './foldedDays';
import { createLabels, type LabelOf } from './labels';
import { scaleOf, type Scale } from './scale';
import { isDayOff } from '../core/checks/people';
import { columnLines, dayShades, loadStrip, offMask, personShades } from './shading';
import type { TimelineProps } from './timelineProps';

/** All data to render, computed once for the whole plan. */
export interface TimelineModel {
  readonly board: PlanRows;
  readonly scale: Scale;
  /** Hours before and after what is planned; they are folded unless the reader opens them. */
  readonly nights: ReadonlySet<number>;
  readonly metrics: Metrics;
  readonly tops: Tops;
  /** By row; undefined for groups. */
  readonly layouts: readonly (RowLayout | undefined)[];
  /** By row. */
  readonly hours: readonly DayHours[];
  readonly total: DayHours;
  readonly holidays: readonly (string | undefined)[];
  readonly shades: string;
  readonly lines: string;
  readonly labelOf: LabelOf;
  /** A row's own background, and whether it has days in a validated month. */
  readonly shadeOf: (row: number) => RowShade;
}

export interface RowShade {
  readonly shades: string;
  readonly strip: string;
  /** Days without hours of work in the person's week. */
  readonly off: string;
  readonly isOff: (day: number) => boolean;
  readonly isValidated: boolean;
}

const NOTHING: ReadonlySet<number> = new Set();
const EMPTY_LAYOUT: RowLayout = { items: [], lanes: 1 };

type ModelProps = Pick<TimelineProps, 'plan' | 'span' | 'zoom' | 'grouping' | 'groupNames' | 'collapsed'> & {
  readonly language: string;
  readonly today: number;
  /** People whose rows show every slot. */
  readonly expanded: ReadonlySet<string>;
  readonly width: number;
  /** Pixels of the room for rows, with the header. */
  readonly height: number;
  readonly showsNights: boolean;
};

/** Computes rows, lanes, heights, hours and backgrounds. */
export function useTimelineModel(props: ModelProps): TimelineModel {
  const { plan, zoom, grouping, groupNames, collapsed, language, today, expanded, width, height, showsNights } = props;
  const { first, last } = props.span;
  const [indexer] = useState(createIndexer);
  const [layoutOf] = useState(createLayouter);
  const [loadsOf] = useState(createLoads);
  const index = indexer(plan.slots);
  const hasSystem = slotsOf(index, null).some(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first);
  // As texts, so that an edit that changes neither renders its own rows only.
  const folded = useMemo(
    () => (zoom === 'days' ? foldedDays({ first, last }, index, width) : nightHours({ first, last }, index)).join(),
    [zoom, first, last, index, width],
  );
  const narrow = useMemo(() => new Set(folded ? folded.split(',').map(Number) : []), [folded]);
  const scale = useMemo(
    () => scaleOf({ first, last }, zoom, width, zoom === 'hours' && showsNights ? NOTHING : narrow),
    [first, last, zoom, width, narrow, showsNights],
  );
  const nights = zoom === 'hours' ? narrow : NOTHING;
  const titles = useMemo(() => [...new Set(plan.slots.map(({ title }) => title))].sort().join('\n'), [plan.slots]);
  const labelOf = useMemo(() => createLabels(titles.split('\n')), [titles]);
  const rows = useMemo(
    () => rowsOf(plan.people, hasSystem, { grouping, names: groupNames, collapsed, language }),
    [plan.people, hasSystem, grouping, groupNames, collapsed, language],
  );
  const board = useMemo(
    (): PlanRows => ({
      rows,
      scale,
      index,
      order: shownPeople(rows),
      slots: lazyMap(() => new Map(plan.slots.map((slot) => [slot.id, slot]))),
    }),
    [rows, scale, index, plan.slots],
  );
  const layouts = useMemo(
    () =>
      rows.map((row) => {
        const personId = personIdOf(row);
        if (personId === undefined) return undefined;
        const slots = slotsOf(index, personId);
        if (slots.length === 0) return EMPTY_LAYOUT;
        return layoutOf(slots, scale, zoom === 'days' && !expanded.has(row.key) ? MAX_LANES : Infinity);
      }),
    [rows, index, layoutOf, scale, zoom, expanded],
  );
  const metrics = useMemo(() => {
    const usual = metricsOf(width);
    return roomyMetrics(usual, layouts, { height: height - usual.header, zoom });
  }, [width, height, layouts, zoom]);
  const tops = useMemo(
    () => topsOf(layouts.map((layout) => (layout ? rowHeight(layout, metrics) : metrics.group))),
    [layouts, metrics],
  );
  const { hours, total } = useMemo(() => {
    const span = { first, last };
    const length = last - first + 1;
    const of = (person: PersonRow['person']) =>
      loadsOf(person, slotsOf(index, person ? person.id : null), span, {
        holidays: plan.holidays,
        isPartial: plan.isPartial ?? false,
      });
    return {
      total: sumHours(plan.people.map(of), length),
      hours: rows.map((row) => (row.kind === 'group' ? sumHours(row.people.map(of), length) : of(row.person))),
    };
  }, [rows, index, first, last, loadsOf, plan.people, plan.holidays, plan.isPartial]);
  const holidays = useMemo(() => holidaysIn({ first, last }, plan.holidays), [first, last, plan.holidays]);
  const shades = useMemo(() => dayShades(scale, { holidays, firstDay: first, today }), [scale, holidays, first, today]);
  const lines = useMemo(() => columnLines(scale), [scale]);
  const shadeOf = useMemo(() => {
    const months = [...Array(last - first + 1).keys()].map((offset) => dayText(first + offset).slice(0, 7));
    const known = new Map<number, RowShade>();
    return (at: number): RowShade => {
      const found = known.get(at);
      if (found) return found;
      const row = rows[at];
      const person = row?.kind === 'person' ? row.person : null;
      const ofRow = hours[at];
      const isValidated = (day: number) =>
        person !== null && plan.validated.has(monthKey(person.id, months[day - first] ?? ''));
      const from = person?.dateEntree ? dayIndexOfText(person.dateEntree) : -Infinity;
      const to = person?.dateSortie ? dayIndexOfText(person.dateSortie) : Infinity;
      const isEmployed = (day: number) => day >= from && day <= to;
      const isOff = (day: number) => person !== null && isDayOff(person, day, plan.holidays);
      const shade = {
        off: offMask(scale, isOff),
        isOff,
        shades: person ? personShades(scale, { firstDay: first, hours: ofRow, isValidated, isEmployed }) : 'none',
        strip: ofRow && (person || row?.kind === 'group') ? loadStrip(scale, ofRow) : 'none',
        isValidated: isValidated(first) || isValidated(last),
      };
      known.set(at, shade);
      return shade;
    };
  }, [rows, hours, scale, first, last, plan.validated, plan.holidays]);
  return useMemo(
    () => ({ board, scale, nights, metrics, tops, layouts, hours, total, holidays, shades, lines, labelOf, shadeOf }),
    [board, scale, nights, metrics, tops, layouts, hours, total, holidays, shades, lines, labelOf, shadeOf],
  );
}
