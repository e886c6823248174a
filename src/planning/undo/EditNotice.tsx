import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { NOTICES_ID } from '../../resources/views/page/noticesId';
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
    <Portal container={place}>
      <Snackbar
        key={notice.key}
        open
        autoHideDuration={STAYS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      >
        <Alert
          severity={notice.severity}
          variant="outlined"
          role="status"
          sx={WORDS}
          action={
            <>
              {notice.eachDay && onEachDay && (
                <Button size="small" onClick={() => onEachDay(notice.eachDay ?? [])}>
                  {translate('planning.edits.eachDay')}
                </Button>
              )}
              {onSee && (
                <Button size="small" onClick={onSee}>
                  {translate('planning.edits.see')}
                </Button>
              )}
              {onUndo && notice.severity !== 'info' && (
                <Button
                  size="small"
                  onClick={() => {
                    onClose();
                    onUndo();
                  }}
                >
                  {translate('changes.undo.action')}
                </Button>
              )}
              <IconButton size="small" aria-label={translate('shell.notifications.close')} onClick={onClose}>
                <Close fontSize="small" />
              </IconButton>
            </>
          }
        >
          {notice.words}
          {children}
        </Alert>
      </Snackbar>
    </Portal>
  );
}

const WORDS = {
  maxWidth: { md: 720 },
  fontSize: 13,
  '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
} as const;

/** Where the product shows its notices; a page by itself has no such place. */
const place = () => document.getElementById(NOTICES_ID);
