import Stack from '@mui/material/Stack';
import { BAR_GAP, MENU_WIDTH } from '../measures';
import { Notice } from './Notice';
import { useNotificationLanes } from './useNotificationLanes';

const TOP = { vertical: 'top', horizontal: 'left' } as const;

/**
 * Over the free part of the app bar: clear of the menu and its button, of rows, of the page's own buttons, and of those
 * of dialogs, forms and selections.
 */
export function Notifications() {
  const { shown, close, undo, onGone } = useNotificationLanes();
  if (shown.length === 0) return null;
  return (
    <Stack spacing={1} sx={PLACE}>
      {shown.map((entry) => (
        <Notice
          key={entry.id}
          shown={entry}
          anchorOrigin={TOP}
          onClose={() => close(entry.id)}
          onUndo={() => undo(entry.id)}
          onGone={() => onGone(entry.id)}
        />
      ))}
    </Stack>
  );
}

/** Pixels that the menu's button takes on a phone. */
const MENU_BUTTON = 56;

/** What is too much scrolls. */
const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: `${BAR_GAP / 2}px`,
  insetInlineStart: { xs: MENU_BUTTON, sm: `${MENU_WIDTH.open}px` },
  insetInlineEnd: { xs: 0, sm: 'auto' },
  // Room for the shadows, which scrolling would cut.
  ...{ px: 1, pt: 0.5, pb: 1 },
  maxHeight: '70vh',
  overflowY: 'auto',
  pointerEvents: 'none',
} as const;
