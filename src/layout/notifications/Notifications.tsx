import type { Theme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { LateUndoContext, useLateUndo } from '../../resources/views/changes/useLateUndo';
import { NOTICES_ID } from '../../resources/views/page/noticesId';
import { CONTENT_MARGIN } from '../measures';
import { Notice } from './Notice';
import { useNoticePlace } from './useNoticePlace';
import { useNotificationLanes } from './useNotificationLanes';

const END = { vertical: 'bottom', horizontal: 'left' } as const;

/**
 * At the start of the window's end, on each page: clear of the menu, of titles, filters and tools, and of the buttons of
 * forms, selections and pages, which end on the other side or lie below. Pages with notices of their own put them here.
 */
export function Notifications() {
  const { shown, close, undo, onGone } = useNotificationLanes();
  const late = useLateUndo();
  const place = useNoticePlace();
  return (
    <LateUndoContext value={late}>
      <Stack ref={place} id={NOTICES_ID} sx={PLACE}>
        {shown.map((entry) => (
          <Notice
            key={entry.id}
            shown={entry}
            anchorOrigin={END}
            onClose={() => close(entry.id)}
            onUndo={() => undo(entry.id)}
            onGone={() => onGone(entry.id)}
          />
        ))}
      </Stack>
    </LateUndoContext>
  );
}

const PLACE = {
  position: 'fixed',
  // Below the veils of dialogs and sheets, which ask first.
  zIndex: ({ zIndex }: Theme) => zIndex.drawer - 1,
  bottom: 'var(--notices-bottom, 8px)',
  insetInlineStart: { xs: 8, sm: `var(--notices-start, ${CONTENT_MARGIN}px)` },
  insetInlineEnd: { xs: 8, sm: 'auto' },
  alignItems: { sm: 'flex-start' },
  gap: 1,
  // What is too much scrolls.
  maxHeight: '70vh',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  pointerEvents: 'none',
  displayPrint: 'none',
} as const;
