import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Finding } from '../../core/finding';
import { useFormats } from '../../calendar/useFormats';
import { countOutcomes, outcomeOf, type CopyChoice, type Outcome } from './copyChoice';
import { LeftOutChoice } from './LeftOutChoice';
import { OutcomeChips } from './OutcomeChips';
import type { PlanIndex } from '../../data/checkEdits';
import { PreviewStatusCount } from './PreviewStatusCount';
import { ToolDays } from './ToolDays';
import { summaryOf } from './toolDays';
import { useRowTitles } from './useRowTitles';
import type { SlotReport, SlotRow } from '../../source/planSource';

export interface ToolReportProps {
  readonly report: SlotReport;
  /** Absent if the rows cannot be left out. */
  readonly choice: CopyChoice | undefined;
  readonly index: PlanIndex;
  readonly names: ReadonlyMap<number, string>;
  readonly wordsOf: (finding: Finding) => string;
}

/** The rows that had an outcome when it was chosen: a row that is ticked stays in sight. */
interface OutcomeFilter {
  readonly of: SlotReport['rows'];
  readonly outcome: Outcome;
  readonly rows: ReadonlySet<SlotRow>;
}

/** A preview: counts first, then days with their findings. */
export function ToolReport({ report: { rows }, choice, index, names, wordsOf }: ToolReportProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  const summary = useMemo(() => summaryOf(rows, choice?.isIn), [rows, choice]);
  const counts = choice && countOutcomes(rows, choice);
  const [filter, setFilter] = useState<OutcomeFilter>();
  const only = filter?.of === rows ? filter : undefined;
  const listed = useMemo(
    () => (only ? summaryOf(rows.filter((row) => only.rows.has(row))).days : undefined),
    [rows, only],
  );
  const showOnly = (outcome: Outcome | undefined) =>
    setFilter(
      outcome &&
        choice && { of: rows, outcome, rows: new Set(rows.filter((row) => outcomeOf(row, choice) === outcome)) },
    );
  const titleOf = useRowTitles(rows, index.plan);
  const { created, deleted, refused, warned, people, days } = summary;
  // On a phone the report is below the inputs, out of sight. Its counts alone: a long report would push the inputs out.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [rows]);
  if (rows.length === 0) return <Alert severity="info">{translate('planning.tools.nothing')}</Alert>;
  const [first, last] = [days[0], days.at(-1)];
  const scope = [
    people > 0 && translate('planning.tools.peopleCount', { smart_count: people }),
    translate('planning.tools.days', { smart_count: days.length }),
    first && last && formats.period(first.day, last.day),
  ].filter(Boolean);
  const doubtful = choice ? rows.filter((row) => choice.isIn(row) && (row.findings ?? []).length > 0).length : 0;
  const isNone = created + deleted === 0;
  const isPossible = rows.some(({ status }) => status !== 'refused');
  const severity = isNone ? (isPossible ? 'info' : 'error') : deleted + refused + warned > 0 ? 'warning' : 'success';
  return (
    <Box
      role="region"
      aria-label={translate('planning.tools.report')}
      aria-live="polite"
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Alert ref={place} severity={severity}>
        <Box sx={{ fontWeight: 600, fontSize: 16 }}>
          {created > 0 && <div>{translate('planning.tools.created', { smart_count: created })}</div>}
          {deleted > 0 && <div>{translate('planning.tools.deleted', { smart_count: deleted })}</div>}
          {isNone && <div>{translate(`planning.tools.${isPossible ? 'noneChosen' : 'none'}`)}</div>}
        </Box>
        <div>{scope.join(' · ')}</div>
        {counts && doubtful > 0 && <div>{translate('planning.tools.ofWhichWarned', { smart_count: doubtful })}</div>}
        {!counts && refused + warned > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
            <PreviewStatusCount preview="refused" count={refused} />
            <PreviewStatusCount preview="warned" count={warned} />
          </Box>
        )}
      </Alert>
      {counts && counts.created < rows.length && (
        <OutcomeChips counts={counts} shown={only?.outcome} onShown={showOnly} />
      )}
      {choice && <LeftOutChoice kind="clashes" rows={choice.clashing} choice={choice} />}
      {choice && <LeftOutChoice kind="absences" rows={choice.absences} choice={choice} />}
      <ToolDays
        key={only?.outcome ?? 'all'}
        {...{ choice, titleOf, names, wordsOf }}
        days={listed ?? days}
        isOpenFirst={listed !== undefined}
        showsPeople={people > 1}
      />
    </Box>
  );
}
