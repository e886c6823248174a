import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconAction } from './IconAction';
import { BESIDE } from './isDialogOpen';

export interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** While it writes, it cannot be closed. */
  readonly isBusy?: boolean;
  /** From this width on, in pixels, the page makes room for it; below, it covers the end of the page. */
  readonly roomFrom?: number;
  readonly children: ReactNode;
}

/** From here on both find their place in the window. */
const WIDE = '(min-width:1200px)';
const WIDTH = 420;

/**
 * A panel at the end of a wide window, whose page stays in use; a sheet over the page of a small one.
 * Which of them is settled as it opens, so that a window that changes its size takes no input along.
 */
export function SidePanel({ title, onClose, isBusy = false, roomFrom = 1200, children }: SidePanelProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [isBeside] = useState(isWide);
  const id = useId();
  const close = isBusy ? undefined : onClose;
  const content = (
    <>
      <PanelHead id={id} title={title} isFocused={isBeside} onClose={close} />
      <Box sx={BODY}>{children}</Box>
    </>
  );
  if (!isBeside)
    return (
      <Drawer
        anchor="right"
        open
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: SHEET } }}
      >
        {content}
      </Drawer>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    close?.();
  };
  return (
    <Box role="dialog" aria-labelledby={id} {...{ [BESIDE]: true }} onKeyDown={onKeyDown} sx={PANEL}>
      <GlobalStyles
        styles={{ [`@media screen and (min-width:${roomFrom}px)`]: { main: { paddingInlineEnd: ROOM } } }}
      />
      {content}
    </Box>
  );
}

const ROOM = `${WIDTH + 16}px !important`;

interface PanelHeadProps extends Pick<SidePanelProps, 'title'> {
  readonly id: string;
  /** It takes the focus as it opens, and gives it back as it closes. */
  readonly isFocused: boolean;
  readonly onClose: (() => void) | undefined;
}

function PanelHead({ id, title, isFocused, onClose }: PanelHeadProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFocused) return undefined;
    const opener = document.activeElement;
    const panel = heading.current?.closest(`[${BESIDE}]`);
    // An input of its own may have taken it already.
    if (!panel?.contains(opener)) heading.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || panel?.contains(document.activeElement);
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isFocused]);
  return (
    <Box sx={HEAD}>
      <Typography id={id} ref={heading} tabIndex={-1} component="h2" variant="h3" sx={HEADING}>
        {title}
      </Typography>
      <IconAction
        label={translate('screens.page.close')}
        icon={<Close />}
        disabled={onClose === undefined}
        onClick={onClose}
      />
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const HEADING = { flex: 1, minWidth: 0, outline: 'none', overflowWrap: 'anywhere' } as const;
const BODY = { flex: 1, minHeight: 0, overflowY: 'auto', px: 2, pt: 1.5, containerType: 'inline-size' } as const;
const SHEET = { width: { xs: '100vw', sm: 480 }, display: 'flex', flexDirection: 'column' } as const;
const PANEL = {
  position: 'fixed',
  insetInlineEnd: 0,
  top: 'var(--bar-reach, 0px)',
  bottom: 0,
  width: WIDTH,
  maxWidth: '100vw',
  zIndex: 'appBar',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderInlineStart: 1,
  borderColor: 'divider',
  boxShadow: 8,
  displayPrint: 'none',
  '@keyframes side-panel': { from: { transform: 'translateX(24px)', opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'side-panel 160ms ease-out' },
} as const;
