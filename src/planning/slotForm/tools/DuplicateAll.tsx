import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { PlanToolProps } from './DuplicatePlan';
import { isPeriod, PeriodInputs } from './PeriodInputs';
import { PeriodChoice } from './PeriodChoice';
import { copiedPeriod } from './periods';
import { ShiftInput, weeksOf } from './ShiftInput';
import { ToolDialog } from './ToolDialog';
import { useToolRun, type ToolCall } from './useToolRun';

/** Repeats the plan of everybody who is shown, some weeks later. */
export default function DuplicateAll({
  period: shown,
  day,
  filters,
  simulationId,
  edits,
  index,
  names,
  onClose,
}: PlanToolProps) {
  const translate = useTranslate();
  const run = useToolRun(edits, onClose);
  const [period, setPeriod] = useState(() => copiedPeriod(day, shown));
  const [chosenWeeks, setWeeks] = useState<number>();
  const weeks = chosenWeeks ?? weeksOf(period);
  const people = useMemo(
    () => (filters.people.length > 0 ? filters.people : [...index.people.keys()]),
    [filters.people, index.people],
  );
  const call: ToolCall | undefined =
    !run.canPreview || people.length === 0 || weeks === 0 || !isPeriod(period)
      ? undefined
      : {
          done: 'duplicated',
          parts: people.map((id) => ({
            address: `PlanningsUtils/DuplicationsSalaries/${id}`,
            body: {
              ...{ fromUserId: id, salariesIds: [id], ...period, decalageJours: weeks * 7 },
              ...(simulationId !== undefined && { simulationId }),
            },
          })),
        };
  return (
    <ToolDialog
      title={translate('planning.tools.allTitle')}
      action="duplicate"
      run={run}
      call={call}
      previewsAtOnce
      leavesAbsences
      index={index}
      names={names}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        {translate('planning.tools.allHelp', { smart_count: people.length })}
      </Typography>
      <PeriodChoice {...{ day, shown, period }} onPeriod={(next) => run.change(setPeriod, next)} />
      <PeriodInputs period={period} onPeriod={(next) => run.change(setPeriod, next)} />
      <ShiftInput weeks={weeks} least={1} onWeeks={(next) => run.change(setWeeks, next)} />
    </ToolDialog>
  );
}
