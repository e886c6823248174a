import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { Face } from '../../resources/views/naming/Face';
import type { PlanPerson } from '../core/slot';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { AgendaProps } from '../calendar/Agenda';
import type { CalendarProps } from '../calendar/calendarProps';
import { ShownSlot } from '../calendar/ShownSlot';
import { followedIds, useFollow } from '../model/followed';
import type { PlanPlace } from '../model/plan';
import type { GroupNames, TimelineProps } from '../timeline/timelineProps';
import { shownTurned, type Turned } from '../model/turned';
import { firstFreeHour } from './freePeople';
import { KeptFocus, type KeptFocusProps } from './KeptFocus';
import { PlanSkeleton } from './PlanSkeleton';
import { NO_FILTERS, planAddress, type PlanUrlState } from './urlState';
import { withLook } from './switches';
import type { GoTo } from './useUrlState';

// Each view is a separate chunk: react-big-calendar loads when one of its views opens.
const TimeGrid = lazyScreen(() => import('../calendar/TimeGrid'));
const MonthGrid = lazyScreen(() => import('../calendar/MonthGrid'));
const Agenda = lazyScreen<AgendaProps>(() => import('../calendar/Agenda'));
const YearView = lazyScreen(() => import('../calendar/YearView'));
const Timeline = lazyScreen<TimelineProps>(() =>
  import('../timeline/Timeline').then((module) => ({ default: module.Timeline })),
);

export interface PlanViewProps extends Omit<CalendarProps, 'turned'>, KeptFocusProps {
  /** The last undo or redo. */
  readonly turned: Turned | undefined;
  readonly place: PlanUrlState;
  readonly groupNames: GroupNames;
  /** The slot that the view keeps in sight. */
  readonly revealed: PlanPlace | undefined;
  readonly go: GoTo;
  readonly onStep: (direction: -1 | 1) => void;
  readonly onHelp: () => void;
}

const NOTHING: ReadonlySet<never> = new Set<never>();

export function PlanView(all: PlanViewProps) {
  const { place, groupNames, revealed, go, onStep, onHelp, kept, turned: last, ...others } = all;
  const [selected, setSelection] = useState<ReadonlySet<number>>(NOTHING);
  const { plan, actions } = others;
  const follow = useFollow(plan.slots, actions.idOf);
  const turned = useMemo(() => last && shownTurned(last, plan.slots, follow), [last, plan.slots, follow]);
  const props = { ...others, turned };
  const selection = useMemo(() => followedIds(selected, follow), [selected, follow]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(NOTHING);
  const { view, zoom, day, simulationId, grouping } = place;
  const { free } = place.filters;
  const personPlan = useMemo(() => {
    const placeOf = (id: number) => ({ view: zoom, filters: { ...NO_FILTERS, people: [id] } });
    return {
      hrefOf: (id: number) => planAddress({ day, simulationId, ...placeOf(id) }),
      open: (id: number) => go(placeOf(id)),
    };
  }, [zoom, day, simulationId, go]);
  return (
    <Suspense fallback={<PlanSkeleton isTeam={place.view === 'timeline'} />}>
      {view === 'timeline' && (
        <Box sx={TIMELINE}>
          <Timeline
            plan={props.plan}
            span={props.span}
            zoom={zoom === 'day' ? 'hours' : 'days'}
            grouping={grouping}
            groupNames={groupNames}
            revealed={revealed}
            firstHour={free && firstFreeHour(free)}
            actions={props.actions}
            turned={props.turned}
            selection={selection}
            onSelection={setSelection}
            collapsed={collapsed}
            onCollapsed={setCollapsed}
            onDay={(day) => go({ day, zoom: 'day' })}
            onPage={onStep}
            onHelp={onHelp}
            today={props.today}
            faceOf={faceOf}
            personPlan={personPlan}
          />
        </Box>
      )}
      <ShownSlot plan={props.plan} at={view === 'timeline' ? undefined : revealed}>
        {(view === 'day' || view === 'workWeek' || view === 'week') && (
          <TimeGrid {...props} view={view} onTeam={() => go(withLook(place, 'team'))} />
        )}
        {view === 'month' && <MonthGrid {...props} onStep={onStep} />}
        {view === 'agenda' && <Agenda key={props.span.first} {...props} shown={revealed} />}
        {view === 'year' && <YearView {...props} onMonth={(day) => go({ view: 'month', day })} />}
      </ShownSlot>
      <KeptFocus key={`${view} ${props.span.first}`} kept={kept} />
    </Suspense>
  );
}

const faceOf = ({ id, name, photo }: PlanPerson) => (
  <Face schema={Utilisateurs} id={id} name={name} photo={photo} size={28} />
);

/** The timeline fills the rest of the window and scrolls inside, so that days and names stay visible. */
const TIMELINE = {
  height: {
    xs: 'calc(100dvh - 88px)',
    sm: 'calc(100dvh - 152px)',
    md: 'calc(100dvh - var(--plan-top, 112px) - 24px)',
  },
  minHeight: 420,
} as const;
