import Edit from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useRef, type ReactNode } from 'react';
import { resourceKey } from '../../../registry/translationKeys';
import type { ChangeReport } from '../../../changes/changes';
import { doneWords } from '../../changes/doneWords';
import { countStatuses } from '../../changes/reportCounts';
import { FailureAlert } from '../../page/FailureAlert';
import { screenPath, useScreen } from '../../ScreenContext';
import { useImportUndo } from './useImportUndo';

interface ImportResultProps {
  /** All rows of the file, including those refused before the request. */
  readonly report: ChangeReport;
  /** Only what the preview had announced is refused. */
  readonly isExpected: boolean;
  /** Goes on with the refused rows. */
  readonly onCorrect: () => void;
  /** The rows, shown until the import is undone as a whole: then none is new or modified any more. */
  readonly children: ReactNode;
}

/** Result of an import, with a link to the records and an undo button. */
export function ImportResult({ report, isExpected, onCorrect, children }: ImportResultProps) {
  const translate = useTranslate();
  const screen = useScreen();
  const { state, undo, error } = useImportUndo(report);
  const box = useRef<HTMLDivElement>(null);
  const counts = countStatuses(report);
  const name = translate(resourceKey(screen.schema, 'name'), { smart_count: 2 });
  // The pressed button is unmounted, so the result takes the focus: that of the import, then that of its undo.
  useEffect(() => {
    box.current?.focus();
  }, [state.isUndone]);
  const conflicts = state.refused;
  const isCorrectable = counts.refused > 0 && !state.isUndone;
  return (
    <>
      <Box ref={box} tabIndex={-1} sx={BOX}>
        <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
          {translate(`exchange.import.result.${state.isUndone ? 'undoneTitle' : 'title'}`)}
        </Typography>
        {(!state.isUndone || conflicts === 0) && (
          <Alert severity={!isExpected && !state.isUndone ? 'warning' : 'success'} role="status">
            {state.isUndone ? translate('exchange.import.result.undone') : doneWords(counts, translate, name)}
          </Alert>
        )}
        {conflicts > 0 && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {state.isUndone
              ? translate('changes.undo.partly', { count: conflicts })
              : translate('changes.undo.conflicts', { smart_count: conflicts })}
          </Alert>
        )}
        {Boolean(error) && <FailureAlert error={error} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {isCorrectable && (
            <Button variant="contained" startIcon={<Edit />} onClick={onCorrect}>
              {translate('exchange.import.result.correct', { smart_count: counts.refused })}
            </Button>
          )}
          <Button
            variant={isCorrectable ? 'outlined' : 'contained'}
            component={LinkBase}
            to={screenPath(screen, 'list')}
          >
            {translate('exchange.import.result.list')}
          </Button>
          {report.id !== undefined && !state.isUndone && (
            <Button
              variant="outlined"
              color="inherit"
              loading={state.isPending}
              onClick={() => undo(conflicts > 0 ? 'good' : 'all')}
            >
              {conflicts > 0
                ? translate('changes.undo.rest', { count: state.rest })
                : translate('exchange.import.result.undo')}
            </Button>
          )}
        </Box>
      </Box>
      {(!state.isUndone || conflicts > 0) && children}
    </>
  );
}

/** Focused when the import ends, to be read aloud and to go on from; it is no control, so nothing marks it. */
const BOX = { mb: 2, outline: 'none' } as const;
