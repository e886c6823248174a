import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useTranslate } from 'ra-core';
import type { PageEdit } from './steps';

/** What is said of a gesture. */
export interface Notice {
  /** Another one for each gesture, so that its time begins anew. */
  readonly key: number;
  readonly words: string;
  readonly severity: 'success' | 'warning' | 'info';
  /** In the place of a slot over several days: one on each of them. */
  readonly eachDay?: readonly PageEdit[] | undefined;
}

export interface EditNoticeProps {
  readonly notice: Notice | undefined;
  /** Absent where it cannot be taken back. */
  readonly onUndo: (() => void) | undefined;
  readonly onEachDay?: (edits: readonly PageEdit[]) => void;
  readonly onClose: () => void;
}

/** How long the way back is offered, in milliseconds. */
const STAYS = 10_000;

/** What was done last, with the way back: the next gesture takes its place at once, it does not wait for its turn. */
export function EditNotice({ notice, onUndo, onEachDay, onClose }: EditNoticeProps) {
  const translate = useTranslate();
  if (!notice) return null;
  return (
    <Snackbar
      key={notice.key}
      open
      autoHideDuration={STAYS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      sx={{ displayPrint: 'none', ...BESIDE_BAR }}
    >
      <Alert
        severity={notice.severity}
        variant="filled"
        role="status"
        sx={{ boxShadow: 8, maxWidth: 560, alignItems: 'center' }}
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
      </Alert>
    </Snackbar>
  );
}

/** The bar of selected slots stands at the bottom as well: on a telephone it takes all of the width. */
const BESIDE_BAR = {
  'body:has([data-edit-bar]) &': { bottom: { xs: 'auto', sm: 92 }, top: { xs: 72, sm: 'auto' } },
} as const;
