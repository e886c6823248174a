import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Slot } from '../core/slot';
import type { PlanPlace } from '../model/plan';
import type { PageEdit } from './steps';

export interface Notice {
  /** Unique per gesture, so that the timeout restarts. */
  readonly key: number;
  readonly words: string;
  readonly severity: 'success' | 'warning' | 'info';
  /** Alternative to a slot over several days: one slot on each of them. */
  readonly eachDay?: readonly PageEdit[] | undefined;
  /** Where the gesture created slots. */
  readonly made?: readonly PlanPlace[] | undefined;
  /** The slots of the gesture as they are now, or were before they were deleted. */
  readonly about?: readonly Slot[] | undefined;
}

export interface EditNoticeProps {
  readonly notice: Notice | undefined;
  /** Absent if it cannot be undone. */
  readonly onUndo: (() => void) | undefined;
  readonly onEachDay?: (edits: readonly PageEdit[]) => void;
  /** Goes to the created slots; absent if they are in sight. */
  readonly onSee?: (() => void) | undefined;
  readonly onClose: () => void;
  /** More about the gesture, below its words. */
  readonly children?: ReactNode;
}

/** Milliseconds that the undo is offered. */
const STAYS = 10_000;

/** The last gesture with an undo button; the next one replaces it at once, without a queue. */
export function EditNotice({ notice, onUndo, onEachDay, onSee, onClose, children }: EditNoticeProps) {
  const translate = useTranslate();
  if (!notice) return null;
  return (
    <Snackbar
      key={notice.key}
      open
      autoHideDuration={STAYS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      data-edit-notice
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      sx={{ displayPrint: 'none', ...BESIDE_BAR }}
    >
      <Alert
        severity={notice.severity}
        variant="filled"
        role="status"
        sx={WORDS}
        action={
          <>
            {notice.eachDay && onEachDay && (
              <Button
                color="inherit"
                size="small"
                sx={{ textDecoration: 'underline' }}
                onClick={() => onEachDay(notice.eachDay ?? [])}
              >
                {translate('planning.edits.eachDay')}
              </Button>
            )}
            {onSee && (
              <Button color="inherit" size="small" sx={{ textDecoration: 'underline' }} onClick={onSee}>
                {translate('planning.edits.see')}
              </Button>
            )}
            {onUndo && notice.severity !== 'info' && (
              <Button
                color="inherit"
                size="small"
                sx={{ textDecoration: 'underline' }}
                onClick={() => {
                  onClose();
                  onUndo();
                }}
              >
                {translate('changes.undo.action')}
              </Button>
            )}
            <IconButton
              color="inherit"
              size="small"
              aria-label={translate('shell.notifications.close')}
              onClick={onClose}
            >
              <Close fontSize="small" />
            </IconButton>
          </>
        }
      >
        {notice.words}
        {children}
      </Alert>
    </Snackbar>
  );
}

const WORDS = {
  boxShadow: 8,
  maxWidth: { xs: 560, md: 'max(420px, var(--plan-notices-width, 740px))' },
  py: { md: 0 },
  alignItems: 'center',
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
} as const;

/**
 * Over the legend, where it covers no slot; without one at the end of the plan, above the selection bar. On a phone the
 * bar takes the full width, so the notice is at the top.
 */
const BESIDE_BAR = {
  '&&': {
    left: { sm: 'var(--plan-left, 24px)' },
    top: { sm: 'var(--plan-notices-top, auto)' },
    bottom: { sm: 'var(--plan-notices-bottom, 24px)' },
  },
  'body:has([data-edit-bar]) &&': {
    bottom: { xs: 'auto', sm: 'var(--plan-notices-bottom, 92px)' },
    top: { xs: 72, sm: 'var(--plan-notices-top, auto)' },
  },
} as const;
