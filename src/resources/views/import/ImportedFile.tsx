import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { countStatuses } from '../changes/reportCounts';
import { useIsNarrow } from '../page/useIsNarrow';
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
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const [wasPreviewed, setPreviewed] = useState(false);
  const isPreviewed = plan.status === 'done' && preview.status === 'done';
  if (isPreviewed && !wasPreviewed) setPreviewed(true);
  // On a phone the preview comes first, unless something is left to choose.
  const mayFold = isNarrow && wasPreviewed && run.obstacle === undefined;
  const isFolded = mayFold && !isOpen;
  const refused = isPreviewed
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
            isFolded={isFolded || isDone}
          />
          {!isDone && <ColumnStep run={run} table={table} disabled={disabled} />}
          {mayFold && !isDone && (
            <Button size="small" startIcon={<Tune />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {translate('exchange.import.settings')}
            </Button>
          )}
          {!isFolded && !isDone && <ChoiceStep run={run} disabled={disabled} />}
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
  rowGap: { xs: 0.5, sm: 1.5 },
  mt: { xs: 1, sm: 1.5 },
} as const;
