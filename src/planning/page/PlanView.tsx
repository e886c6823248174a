import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { Face } from '../../resources/views/naming/Face';
import type { PlanPerson } from '../core/slot';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { CalendarProps } from '../calendar/calendarProps';
import { followedIds, useFollow } from '../model/followed';
import type { PlanPlace } from '../model/plan';
import type { GroupNames, TimelineProps } from '../timeline/timelineProps';
import { PlanSkeleton } from './PlanSkeleton';
import type { PlanUrlState } from './urlState';
import { withLook } from './switches';
import type { GoTo } from './useUrlState';

// Each view is a separate chunk: react-big-calendar loads when one of its views opens.
const TimeGrid = lazyScreen(() => import('../calendar/TimeGrid'));
const MonthGrid = lazyScreen(() => import('../calendar/MonthGrid'));
const Agenda = lazyScreen(() => import('../calendar/Agenda'));
const YearView = lazyScreen(() => import('../calendar/YearView'));
const Timeline = lazyScreen<TimelineProps>(() =>
  import('../timeline/Timeline').then((module) => ({ default: module.Timeline })),
);

export interface PlanViewProps extends CalendarProps {
  readonly place: PlanUrlState;
  readonly groupNames: GroupNames;
  /** What the timeline keeps in sight. */
  readonly revealed: PlanPlace | undefined;
  readonly go: GoTo;
  readonly onStep: (direction: -1 | 1) => void;
  readonly onHelp: () => void;
}

const NOTHING: ReadonlySet<never> = new Set<never>();

export function PlanView({ place, groupNames, revealed, go, onStep, onHelp, ...props }: PlanViewProps) {
  const [selected, setSelection] = useState<ReadonlySet<number>>(NOTHING);
  const follow = useFollow(props.plan.slots, props.actions.idOf);
  const selection = useMemo(() => followedIds(selected, follow), [selected, follow]);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(NOTHING);
  const { view, zoom, grouping } = place;
  return (
    <Suspense fallback={<PlanSkeleton />}>
      {view === 'timeline' && (
        <Box sx={TIMELINE}>
          <Timeline
            plan={props.plan}
            span={props.span}
            zoom={zoom === 'day' ? 'hours' : 'days'}
            grouping={grouping}
            groupNames={groupNames}
            revealed={revealed}
            actions={props.actions}
            selection={selection}
            onSelection={setSelection}
            collapsed={collapsed}
            onCollapsed={setCollapsed}
            onDay={(day) => go({ day, zoom: 'day' })}
            onPage={onStep}
            onHelp={onHelp}
            today={props.today}
            faceOf={faceOf}
          />
        </Box>
      )}
      {(view === 'day' || view === 'workWeek' || view === 'week') && (
        <TimeGrid {...props} view={view} onTeam={() => go(withLook(place, 'team'))} />
      )}
      {view === 'month' && <MonthGrid {...props} />}
      {view === 'agenda' && <Agenda key={props.span.first} {...props} />}
      {view === 'year' && <YearView {...props} onMonth={(day) => go({ view: 'month', day })} />}
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
