import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ChangeReport } from '../../../changes/changes';
import type { ImportPlan, RowProblem } from '../../../exchange/plan/importPlanTypes';
import { lineOf } from '../../../exchange/read/readTypes';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { optionsOf } from '../../../fields/shared/options';
import { inLanguage } from '../../../language/words';
import { ApplyButtons } from '../../changes/ApplyButtons';
import { ChangePreview } from '../../changes/ChangePreview';
import { ChangeProgress } from '../../changes/ChangeProgress';
import { reportOf } from '../../changes/changeState';
import { countStatuses, countWrites } from '../../changes/reportCounts';
import { RowRefusalProvider } from '../../changes/RowRefusal';
import { RunFailure } from '../../changes/RunFailure';
import type { ChangeRun } from '../../changes/useChangeRun';
import { FormBar } from '../../form/FormBar';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';
import type { TableSummary } from '../engine/importEngineTypes';
import type { Import, ImportSource } from '../useImport';
import { ImportResult } from '../result/ImportResult';
import { mergeReport } from './mergeReport';
import { RefusedDownload } from './RefusedDownload';
import { codeOrSentence } from './rowProblemWords';
import { useRefusedCells } from './useRefusedCells';
import { useTouchedRows } from './useTouchedRows';

interface PreviewStepProps {
  readonly run: Import;
  readonly source: ImportSource;
  readonly table: TableSummary;
  readonly plan: ImportPlan;
  readonly previewed: ChangeReport;
  readonly applying: Pick<ChangeRun, 'state' | 'apply' | 'cancel'>;
}

export function PreviewStep({ run, source, table, plan, previewed, applying }: PreviewStepProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { atOnce } = useOffers();
  const { state } = applying;
  const report = reportOf(state) ?? previewed;
  const language = useReaderLanguage();
  const choicesOf = useCallback(
    (field: string) => optionsOf(schema.fields[field]).map(({ label }) => inLanguage(label, language)),
    [schema, language],
  );
  const touched = useTouchedRows();
  const { leftOut } = run.corrections.checked;
  const merged = useMemo(() => {
    const codeOf = (problem: RowProblem) => codeOrSentence(problem, translate, choicesOf(problem.field));
    // Going on with refused rows, those left out before are of the import that has ended.
    const shown = run.only ? leftOut.filter((row) => run.only?.includes(row)) : leftOut;
    return mergeReport(plan, report, address, codeOf, touched.namesOf(shown));
  }, [plan, report, address, translate, choicesOf, touched, leftOut, run.only]);
  const counts = useMemo(() => countStatuses(merged.report), [merged]);
  const rowLabel = useCallback(
    (index: number) => translate('exchange.import.preview.line', { line: lineOf(table, merged.rows[index] ?? 0) }),
    [translate, table, merged],
  );
  const rowKey = useCallback((index: number) => merged.keys[index] ?? '', [merged]);
  const isTouched = useCallback(
    (index: number) => touched.cellsOf(merged.rows[index] ?? -1) !== undefined,
    [touched, merged],
  );
  const cells = useRefusedCells({ run, table, plan, merged, touched });
  const isDone = state.phase === 'applied' && state.report.applied;
  const isStale = state.phase === 'applied' && !state.report.applied;
  const apply = (mode: 'all' | 'good') =>
    void applying.apply(plan.changes, { origin: 'import', mode, previewed: report });
  const nothing = counts.refused === 0 ? 'allUnchanged' : 'noneLeft';
  const rows = (
    <ChangePreview
      schema={schema}
      report={merged.report}
      changes={merged.changes}
      rowLabel={rowLabel}
      rowKey={rowKey}
      scrollTo={cells.scrollTo}
      isFirst={isDone ? undefined : isTouched}
    />
  );
  return (
    <Box component="section" aria-label={translate('exchange.import.preview.title')} sx={{ mt: 2 }}>
      {!isDone && (
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {translate('exchange.import.preview.title')}
        </Typography>
      )}
      {isStale && (
        <Alert
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={run.preview.again}>
              {translate('changes.checkAgain')}
            </Button>
          }
        >
          {translate('exchange.import.preview.stale')}
        </Alert>
      )}
      {isDone ? (
        <ImportResult
          report={merged.report}
          isExpected={countStatuses(report).refused <= countStatuses(previewed).refused}
          onCorrect={() =>
            run.goOnWith(merged.rows.filter((_, index) => merged.report.rows[index]?.status === 'refused'))
          }
        >
          {rows}
        </ImportResult>
      ) : (
        <RowRefusalProvider value={state.phase === 'applying' ? undefined : cells.refusal}>{rows}</RowRefusalProvider>
      )}
      {state.phase === 'failed' && (
        <RunFailure
          during={state.during}
          error={state.error}
          onRetry={() => apply(counts.refused > 0 ? 'good' : 'all')}
        />
      )}
      {state.phase === 'applying' && (
        <ChangeProgress label={translate('changes.applying')} progress={state.progress} onCancel={applying.cancel} />
      )}
      {!atOnce && !isDone && countWrites(counts) > 0 && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('changes.bulk.eachForItself')}
        </Alert>
      )}
      {state.phase !== 'applying' && (counts.refused > 0 || !isDone) && (
        <FormBar messages={null}>
          {counts.refused > 0 && (
            <RefusedDownload
              merged={merged}
              table={table}
              running={source.running}
              nested={run.nested}
              mapping={run.mapping}
            />
          )}
          {!isDone && countWrites(counts) === 0 && (
            <Alert severity={counts.refused === 0 ? 'success' : 'warning'} role="status" sx={{ flex: 1 }}>
              {translate(`exchange.import.preview.${nothing}`)}
            </Alert>
          )}
          {!isDone && countWrites(counts) > 0 && (
            <ApplyButtons
              report={merged.report}
              onApply={apply}
              takesFocus={cells.isAtEnd}
              // Applying ends the import, so it would drop what is not yet checked.
              isWaiting={run.isChecking}
            />
          )}
        </FormBar>
      )}
    </Box>
  );
}
