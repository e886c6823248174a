import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useHeightVariable } from '../useHeightVariable';
import { Notice } from './Notice';
import { useNotificationLanes } from './useNotificationLanes';

/** On a phone, notifications are at the top: dialogs and the selection bar have their buttons at the bottom. */
const SMALL = '(max-width:599.95px)';
const TOP = { vertical: 'top', horizontal: 'center' } as const;
/** Bottom left, over the menu: clear of dialogs and of form buttons. */
const CORNER = { vertical: 'bottom', horizontal: 'left' } as const;

export function Notifications() {
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const { shown, close, undo, onGone } = useNotificationLanes();
  const box = useHeightVariable<HTMLDivElement>('--notices-height', !isSmall && shown.length > 0);
  if (shown.length === 0) return null;
  return (
    <Stack ref={box} spacing={1} sx={PLACE}>
      {shown.map((entry) => (
        <Notice
          key={entry.id}
          shown={entry}
          anchorOrigin={isSmall ? TOP : CORNER}
          onClose={() => close(entry.id)}
          onUndo={() => undo(entry.id)}
          onGone={() => onGone(entry.id)}
        />
      ))}
    </Stack>
  );
}

/** Above the banners at the bottom, whose height the variable holds; what is too much scrolls. */
const PLACE = {
  position: 'fixed',
  zIndex: 'snackbar',
  left: { xs: 0, sm: 16 },
  right: { xs: 0, sm: 'auto' },
  top: { xs: 0, sm: 'auto' },
  bottom: { xs: 'auto', sm: 'calc(16px + var(--banners-height, 0px))' },
  // Room for the shadows, which scrolling would cut.
  p: 1,
  maxHeight: '70vh',
  overflowY: 'auto',
  pointerEvents: 'none',
} as const;
