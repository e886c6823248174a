import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ChangeMode, ChangeOrigin, ChangeReport, ChangeRequest } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useTellPlace } from '../form/FormPlace';
import { FormBar } from '../form/FormBar';
import { ApplyButtons, type ApplyWords } from './ApplyButtons';
import { ChangePreview } from './ChangePreview';
import { ChangeProgress } from './ChangeProgress';
import { isRunning } from './changeState';
import { RunFailure } from './RunFailure';
import { countStale, refusedChanges, renewedChanges } from './refusedChanges';
import { StaleRows } from './StaleRows';
import type { ChangeRun } from './useChangeRun';

export interface ChangeRunPanelProps {
  readonly schema: ResourceSchema;
  readonly changes: readonly ChangeRequest[];
  readonly origin: ChangeOrigin;
  readonly run: ChangeRun;
  readonly onDone: (report: ChangeReport) => void;
  readonly onPartly?: (report: ChangeReport) => void;
  /** Starts over with the refused changes. */
  readonly onRetry: (changes: readonly ChangeRequest[]) => void;
  /** Previews all changes again, with stale rows compared to their current state. */
  readonly onAgain?: (changes: readonly ChangeRequest[]) => void;
  readonly back: ReactNode;
  /** Translation keys of the buttons, with `count`. */
  readonly words?: ApplyWords;
  readonly color?: 'primary' | 'error';
  readonly rowLabel?: (index: number) => ReactNode;
  /** The changes were typed in this dialog: closing it before they are applied asks first. */
  readonly isTyped?: boolean;
}

export function ChangeRunPanel(props: ChangeRunPanelProps) {
  const { schema, changes, origin, run, onDone, onPartly, onRetry, onAgain, back, words, color, rowLabel, isTyped } =
    props;
  const translate = useTranslate();
  const { atOnce } = useOffers();
  const box = useRef<HTMLDivElement>(null);
  const asked = useRef<ChangeMode>('all');
  const { state } = run;
  const { phase } = state;
  // The pressed button is unmounted, so the panel takes the focus.
  useEffect(() => {
    // The button that applies may have it already.
    const isWithin = box.current?.contains(document.activeElement);
    if ((phase === 'previewed' || phase === 'applied') && !isWithin) box.current?.focus();
  }, [phase]);

  const apply = async (mode: ChangeMode) => {
    asked.current = mode;
    const report = await run.apply(changes, { origin, mode });
    if (!report?.applied) return;
    if (report.rows.some(({ status }) => status === 'refused')) onPartly?.(report);
    else onDone(report);
  };
  const report = phase === 'previewed' || phase === 'applied' ? state.report : undefined;
  // A report refused as a whole wrote nothing, so it is shown like a preview.
  const isOver = phase === 'applied' && report?.applied === true;
  const isUnsaved = isTyped && !isOver;
  useTellPlace(phase === 'applying' ? 'busy' : isUnsaved ? 'dirty' : 'clean');
  const retried = report ? refusedChanges(report, changes) : [];
  return (
    <Box ref={box} tabIndex={-1} aria-busy={isRunning(state)} sx={BOX}>
      {(phase === 'previewing' || phase === 'applying') && (
        <ChangeProgress
          key={phase}
          label={translate(`changes.${phase}`)}
          progress={state.progress}
          onCancel={run.cancel}
        />
      )}
      {phase === 'failed' && (
        <RunFailure
          during={state.during}
          error={state.error}
          onRetry={() =>
            state.during === 'previewing' ? void run.preview(changes, { origin }) : void apply(asked.current)
          }
        />
      )}
      {report && (
        <StaleRows
          count={countStale(report)}
          onAgain={isOver || !onAgain ? undefined : () => onAgain(renewedChanges(report, changes))}
        />
      )}
      {report && <ChangePreview schema={schema} report={report} changes={changes} rowLabel={rowLabel} />}
      {!atOnce && report && !isOver && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('changes.bulk.eachForItself')}
        </Alert>
      )}
      {!isRunning(state) && (
        <FormBar messages={null}>
          {back}
          {phase === 'idle' && (
            <Button variant="contained" onClick={() => void run.preview(changes, { origin })}>
              {translate('changes.bulk.check')}
            </Button>
          )}
          {report && !isOver && (
            <ApplyButtons takesFocus report={report} words={words} color={color} onApply={(mode) => void apply(mode)} />
          )}
          {isOver && retried.length > 0 && (
            <Button variant="contained" onClick={() => onRetry(retried)}>
              {translate('changes.retryFailed', { count: retried.length })}
            </Button>
          )}
        </FormBar>
      )}
    </Box>
  );
}

/**
 * The panel is focused when the result arrives, so that keyboard users find what follows it. It takes no key, so it has
 * no frame, which would run through the buttons above the rows.
 */
const BOX = { minWidth: 0, '&, &:focus-visible': { outline: 'none' } } as const;
