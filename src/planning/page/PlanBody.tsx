import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { LeftToRight } from '../../theme/LeftToRight';
import type { LoadedPlan } from '../data/usePlan';
import type { Plan } from '../model/plan';
import { EmptyPlan, type EmptyPlanProps } from './EmptyPlan';
import { PlanSkeleton } from './PlanSkeleton';
import type { View } from './urlState';

export interface PlanBodyProps extends EmptyPlanProps {
  readonly view: View;
  readonly plan: Plan;
  readonly loaded: Pick<LoadedPlan, 'isPending' | 'error' | 'progress'>;
  readonly children: ReactNode;
}

/** The view of a plan, or its loading, error or empty state. */
export function PlanBody({ view, plan, loaded, children, onCreate, ...empty }: PlanBodyProps) {
  const translate = useTranslate();
  const { isPending, error, progress } = loaded;
  const isEmpty = plan.slots.length === 0 && !isPending && !error;
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
        !error && <PlanSkeleton progress={progress} />
      ) : (
        <>
          {isEmpty && <EmptyPlan {...empty} onCreate={isBare ? onCreate : undefined} />}
          {!(isEmpty && isBare) && <LeftToRight>{children}</LeftToRight>}
        </>
      )}
    </Box>
  );
}
