import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense, type ReactNode } from 'react';
import { LeftToRight } from '../../theme/LeftToRight';
import type { LoadedPlan } from '../data/usePlan';
import type { DaySpan, Plan } from '../model/plan';
import { startOfDay } from '../../resources/fields/shared/zone';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { EmptyPlanProps } from './EmptyPlan';
import { PlanSkeleton } from './PlanSkeleton';
import type { View } from './urlState';

const EmptyPlan = lazyScreen<EmptyPlanProps>(() => import('./EmptyPlan'));

export interface PlanBodyProps extends Omit<EmptyPlanProps, 'isOver'> {
  readonly view: View;
  readonly plan: Plan;
  readonly span: DaySpan;
  readonly loaded: Pick<LoadedPlan, 'isPending' | 'error' | 'progress'>;
  readonly children: ReactNode;
}

/** Months are loaded whole, and requests whatever their day, so that a plan has slots beyond its period. */
const hasSlotIn = ({ slots }: Plan, { first, last }: DaySpan): boolean => {
  const [from, to] = [startOfDay(first), startOfDay(last + 1)];
  return slots.some(({ start, end }) => start < to && end > from);
};

/** The view of a plan, or its loading, error or empty state. */
export function PlanBody({ view, plan, span, loaded, children, ...empty }: PlanBodyProps) {
  const translate = useTranslate();
  const { isPending, error, progress } = loaded;
  const isEmpty = !isPending && !error && !hasSlotIn(plan, span);
  // Views without days or rows would be blank.
  const isBare = view === 'agenda' || (view === 'timeline' && plan.people.length === 0);
  return (
    <Box
      component="section"
      data-plan
      tabIndex={-1}
      aria-label={translate(`planning.views.${view}`)}
      aria-busy={isPending}
      sx={{ minWidth: 0 }}
    >
      {isPending ? (
        !error && <PlanSkeleton progress={progress} isTeam={view === 'timeline'} />
      ) : (
        <>
          {isEmpty && (
            <Suspense fallback={null}>
              <EmptyPlan {...empty} isOver={!isBare} />
            </Suspense>
          )}
          {!(isEmpty && isBare) && <LeftToRight>{children}</LeftToRight>}
        </>
      )}
    </Box>
  );
}
