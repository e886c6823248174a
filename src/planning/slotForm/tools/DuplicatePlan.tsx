import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import type { PlanFilters } from '../../page/urlState';
import type { DuplicateSlotProps } from './DuplicateSlot';
import { isPeriod, PeriodInputs, type DayPeriod } from './PeriodInputs';
import { PeriodChoice } from './PeriodChoice';
import { copiedPeriod } from './periods';
import { ShiftInput, weeksOf } from './ShiftInput';
import { ToolDialog } from './ToolDialog';
import { useToolRun } from './useToolRun';

export interface PlanToolProps extends Omit<DuplicateSlotProps, 'slotId'> {
  /** The days shown. */
  readonly period: DayPeriod;
  /** The day around which a week and a month are offered. */
  readonly day: number;
  /** Initial filters: those of the page; an empty list means all. */
  readonly filters: Pick<PlanFilters, 'people' | 'companies' | 'types'>;
}

const NO_PEOPLE: readonly number[] = [];
/** Copies a person's plan over a period to other people. */
export default function DuplicatePlan({
  period: shown,
  day,
  filters: { people },
  simulationId,
  edits,
  index,
  names,
  onClose,
}: PlanToolProps) {
  const translate = useTranslate();
  const run = useToolRun(edits, onClose);
  const [period, setPeriod] = useState(() => copiedPeriod(day, shown));
  const [from, setFrom] = useState<number | null>(people.length === 1 ? (people[0] ?? null) : null);
  const [chosenWeeks, setWeeks] = useState<number>();
  const [chosen, setTo] = useState<readonly number[]>();
  // The usual case is to repeat a person's plan: the same person, one period later.
  const to = chosen ?? (from === null || !run.canPreview ? NO_PEOPLE : [from]);
  const isRepeated = to.length === 1 && to[0] === from;
  const weeks = chosenWeeks ?? (isRepeated ? weeksOf(period) : 0);
  const isOntoItself = weeks === 0 && from !== null && to.includes(from);
  const call =
    from === null || to.length === 0 || isOntoItself || !isPeriod(period)
      ? undefined
      : {
          address: `PlanningsUtils/DuplicationsSalaries/${from}`,
          body: {
            ...{ fromUserId: from, salariesIds: to, ...period },
            ...(weeks > 0 && { decalageJours: weeks * 7 }),
            ...(simulationId !== undefined && { simulationId }),
          },
          done: 'duplicated' as const,
        };
  return (
    <ToolDialog
      title={translate('planning.tools.planTitle')}
      action="duplicate"
      run={run}
      call={call}
      previewsAtOnce
      leavesAbsences
      index={index}
      names={names}
      onClose={onClose}
    >
      <RecordPicker
        resource="Utilisateurs"
        startsOpen={from === null}
        value={from}
        onChange={([id]) => run.change(setFrom, id ?? null)}
        textField={{ label: translate('planning.tools.from'), autoFocus: from === null }}
      />
      <RecordPicker
        resource="Utilisateurs"
        multiple
        value={[...to]}
        // Another person means a copy for them, in place of the proposed repetition.
        onChange={(ids) =>
          run.change(setTo, chosen === undefined && ids.length > 1 ? ids.filter((id) => id !== from) : ids)
        }
        textField={{
          label: translate('planning.tools.people'),
          error: isOntoItself,
          helperText: isOntoItself && translate('planning.tools.ontoItself', { name: names.get(from) ?? '' }),
        }}
      />
      <PeriodChoice {...{ day, shown, period }} onPeriod={(next) => run.change(setPeriod, next)} />
      <PeriodInputs period={period} onPeriod={(next) => run.change(setPeriod, next)} />
      {run.canPreview && <ShiftInput weeks={weeks} onWeeks={(next) => run.change(setWeeks, next)} />}
    </ToolDialog>
  );
}
