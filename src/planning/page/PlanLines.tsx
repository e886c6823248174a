import Box from '@mui/material/Box';
import { Suspense, useMemo } from 'react';
import { startOfDay } from '../../resources/fields/shared/zone';
import { isBlocked } from '../model/blocked';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { LoadedPlan } from '../data/usePlan';
import type { PersonMonthsProps } from '../months/PersonMonths';
import { OwnSummaryLine, type OwnSummaryLineProps } from '../requests/OwnSummaryLine';
import { FilterChips, type FilterChipsProps } from './FilterChips';
import { SimulationBanner } from './SimulationChooser';

const PersonMonths = lazyScreen<PersonMonthsProps>(() => import('../months/PersonMonths'));

export interface PlanLinesProps extends Omit<FilterChipsProps, 'plan'>, Pick<OwnSummaryLineProps, 'span' | 'onOpen'> {
  readonly simulationId: number | undefined;
  readonly onSimulation: (id: number | undefined) => void;
  readonly loaded: LoadedPlan;
  /** The reader, or the only person of a calendar. */
  readonly summarisedId: number | null;
  /** The only person in sight, whose months the reader may decide. */
  readonly decided: Omit<PersonMonthsProps, 'span'> | undefined;
}

/** What is said above a plan: its simulation, filters, months that wait, and the reader's own hours. */
export function PlanLines({ loaded, decided, summarisedId, span, onOpen, ...props }: PlanLinesProps) {
  const { simulationId, onSimulation, teams, filters, onFilters } = props;
  const { slots } = loaded.plan;
  const blocked = useMemo(() => {
    const [from, to] = [startOfDay(span.first), startOfDay(span.last + 1)];
    return slots.filter((one) => one.start < to && one.end > from && isBlocked(one)).map(({ id }) => id);
  }, [slots, span]);
  return (
    <>
      <SimulationBanner {...{ simulationId, onSimulation, onOpen, blocked }} />
      <Box sx={LINE}>
        <FilterChips plan={loaded.plan} teams={teams} filters={filters} onFilters={onFilters} />
        {summarisedId !== null && (
          <OwnSummaryLine
            ownId={summarisedId}
            plan={loaded.plan}
            span={span}
            onOpen={onOpen}
            isPending={loaded.isPending}
          />
        )}
      </Box>
      {decided && simulationId === undefined && (
        <Suspense fallback={null}>
          <PersonMonths key={decided.personId} {...decided} span={span} />
        </Suspense>
      )}
    </>
  );
}

const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 } as const;
