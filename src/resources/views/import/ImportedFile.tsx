import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { countStatuses } from '../changes/reportCounts';
import { ChoiceStep, ChoiceSummary } from './columns/ChoiceStep';
import { ColumnStep } from './columns/ColumnStep';
import { FileProblem } from './file/FileProblem';
import { Recognised } from './file/Recognised';
import { ImportProgress } from './ImportProgress';
import { PreviewStep } from './preview/PreviewStep';
import { UnknownReferences } from './preview/UnknownReferences';
import { useApplying } from './useApplying';
import { useImport, type ImportSource } from './useImport';

interface ImportedFileProps {
  readonly source: ImportSource;
  readonly onBusy: (isBusy: boolean) => void;
}

export function ImportedFile({ source, onBusy }: ImportedFileProps) {
  const run = useImport(source);
  const { read, plan, preview, table, checked } = run;
  const applying = useApplying(checked?.previewed);
  const { state } = applying;
  const isBusy = state.phase === 'applying';
  const isDone = state.phase === 'applied' && state.report.applied;
  const disabled = isBusy || isDone;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  // What was guessed is one line, unless something is left to choose.
  const mayFold = run.obstacle === undefined;
  const isFolded = mayFold && !isOpen;
  const refused = checked
    ? new Set(checked.plan.problems.map(({ row }) => row)).size + countStatuses(checked.previewed).refused
    : 0;
  const isUnsettled = [plan, preview].some(({ status }) => status === 'failed' || status === 'cancelled');
  useEffect(() => {
    onBusy(isBusy);
  }, [onBusy, isBusy]);
  return (
    <>
      {read.status === 'done' && !read.result.ok && <FileProblem problem={read.result.problem} />}
      {table && (
        <Box sx={CHOICES}>
          <Recognised
            table={table}
            choices={run.readChoices}
            onChoose={run.setReadChoices}
            disabled={disabled}
            refused={refused}
            isFolded={isFolded || isDone}
          />
          {!isDone && <ColumnStep run={run} table={table} disabled={disabled} />}
          {mayFold && !isDone && (
            // The button stays beside what it changes.
            <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5 }}>
              {isFolded && <ChoiceSummary choices={run.choices} />}
              <Button
                size="small"
                startIcon={<Tune />}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
                sx={{ flexShrink: 0 }}
              >
                {translate('exchange.import.settings')}
              </Button>
            </Box>
          )}
          {!isFolded && !isDone && <ChoiceStep run={run} disabled={disabled} />}
        </Box>
      )}
      {/* Corrections are checked while they are typed: the preview stays where it is. */}
      {(!checked || isUnsettled) && (
        <ImportProgress
          steps={[
            { name: 'read', step: read },
            { name: 'plan', step: plan },
            { name: 'preview', step: preview },
          ]}
        />
      )}
      {table && !isDone && (
        <UnknownReferences
          unknown={plan.last?.unknownReferences ?? []}
          resolved={run.resolved}
          onResolve={run.setResolved}
          table={table}
          disabled={disabled}
        />
      )}
      {table && checked && (
        <PreviewStep
          // What was corrected in the rows of one import is of no use in the next.
          key={run.only?.join()}
          run={run}
          source={source}
          table={table}
          plan={checked.plan}
          previewed={checked.previewed}
          applying={applying}
        />
      )}
    </>
  );
}

/** Beside each other where they fit, because the preview follows below. */
const CHOICES = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 1.5 },
  mt: { xs: 1, sm: 1.5 },
} as const;
