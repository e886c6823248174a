import Stack from '@mui/material/Stack';
import { LateUndoContext, useLateUndo } from '../../resources/views/changes/useLateUndo';
import { BAR_GAP, MENU_WIDTH } from '../measures';
import { Notice } from './Notice';
import { useNotificationLanes } from './useNotificationLanes';

const TOP = { vertical: 'top', horizontal: 'left' } as const;

/**
 * Over the free part of the app bar: clear of the menu and its button, of rows, of the page's own buttons, and of those
 * of dialogs, forms and selections. A phone's bar has no free part, and the page's title is below it: there at the
 * window's end, within reach of the thumb, above the buttons of a form.
 */
export function Notifications() {
  const { shown, close, undo, onGone } = useNotificationLanes();
  const late = useLateUndo();
  if (shown.length === 0) return null;
  return (
    <LateUndoContext value={late}>
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
    </LateUndoContext>
  );
}

/** Pixels of the buttons of a form at the end of a phone's window. */
const FORM_BAR = 64;

/** Pixels of the search at the start of the bar beside the menu, with its margins. */
const SEARCH = 320;

/** What is too much scrolls. */
const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { sm: `${BAR_GAP / 2}px` },
  bottom: { xs: 'var(--banners-height, 0px)', sm: 'auto' },
  // The buttons of a dialog that fills a phone's window, as those of a form.
  'body:has(main .form-bar, .MuiDialog-paperFullScreen .MuiDialogActions-root) &': {
    bottom: { xs: `calc(${FORM_BAR}px + var(--banners-height, 0px))`, sm: 'auto' },
  },
  insetInlineStart: { xs: 0, sm: `${MENU_WIDTH.open}px` },
  insetInlineEnd: { xs: 0, sm: 'auto' },
  // A bar beside the menu begins with the search.
  'body:has(.menu-brand) &': { insetInlineStart: { lg: `${MENU_WIDTH.open + SEARCH}px` } },
  'body:has(.is-collapsed > .menu-brand) &': { insetInlineStart: { lg: `${MENU_WIDTH.collapsed + SEARCH}px` } },
  // Room for the shadows, which scrolling would cut.
  ...{ px: 1, pt: 0.5, pb: 1 },
  maxHeight: '70vh',
  overflowY: 'auto',
  pointerEvents: 'none',
  // A page whose own tools stand in the app bar says where its notices stand: over its legend, below one of its own, or
  // without a legend at the end, above one of its own.
  'body:has([data-notices-below]) &': {
    top: { sm: 'var(--plan-notices-top, auto)' },
    bottom: { sm: 'var(--plan-notices-bottom, 8px)' },
    insetInlineStart: { sm: 'calc(var(--plan-left, 8px) - 8px)' },
  },
  'body:has([data-edit-notice], [data-edit-bar]) &': { bottom: 'var(--plan-notices-bottom, 92px)' },
  'body:has([data-edit-notice]) &': { top: { sm: 'var(--plan-notices-next, auto)' } },
} as const;
