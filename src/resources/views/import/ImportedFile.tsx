import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { countStatuses } from '../changes/reportCounts';
import { ChoiceStep } from './columns/ChoiceStep';
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
  const { read, plan, preview, table } = run;
  const applying = useApplying(preview.status === 'done' ? preview.result : undefined);
  const { state } = applying;
  const isBusy = state.phase === 'applying';
  const isDone = state.phase === 'applied' && state.report.applied;
  const disabled = isBusy || isDone;
  const refused =
    plan.status === 'done' && preview.status === 'done'
      ? new Set(plan.result.problems.map(({ row }) => row)).size + countStatuses(preview.result).refused
      : 0;
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
          />
          <ColumnStep run={run} table={table} disabled={disabled} />
          <ChoiceStep run={run} disabled={disabled} />
        </Box>
      )}
      <ImportProgress
        steps={[
          { name: 'read', step: read },
          { name: 'plan', step: plan },
          { name: 'preview', step: preview },
        ]}
      />
      {table && !isDone && (
        <UnknownReferences
          unknown={plan.last?.unknownReferences ?? []}
          resolved={run.resolved}
          onResolve={run.setResolved}
          table={table}
          disabled={disabled}
        />
      )}
      {table && plan.status === 'done' && preview.status === 'done' && (
        <PreviewStep
          run={run}
          source={source}
          table={table}
          plan={plan.result}
          previewed={preview.result}
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
  rowGap: 1.5,
  mt: 1.5,
} as const;
