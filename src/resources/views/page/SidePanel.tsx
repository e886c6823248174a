import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconAction } from './IconAction';
import { BESIDE } from './isDialogOpen';

export interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Prevents closing during a write. */
  readonly isBusy?: boolean;
  /** Only text, which the keyboard scrolls. */
  readonly isText?: boolean;
  /** Over its neighbour, which shares its grid cell and says the side; otherwise fixed at the window's edge. */
  readonly isInPage?: boolean;
  readonly children: ReactNode;
}

/** From this width on, page and panel fit side by side. */
const WIDE = '(min-width:1200px)';
const WIDTH = 420;

/** Closes the panel at the window's edge: the next one takes its place. */
let closeLast: (() => void) | undefined;

/**
 * A panel beside the page on wide windows, a modal sheet on small ones. Decided on opening, so that resizing
 * does not lose input.
 */
export function SidePanel({
  title,
  onClose,
  isBusy = false,
  isInPage = false,
  isText = false,
  children,
}: SidePanelProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const [isBeside] = useState(isWide);
  // Taken before an input of the panel gets the focus.
  const [opener] = useState(() => document.activeElement);
  const id = useId();
  const close = isBusy ? undefined : onClose;
  const giveWay = useEvent(() => close?.());
  const isAtEnd = isBeside && !isInPage;
  useEffect(() => {
    if (!isAtEnd) return undefined;
    closeLast?.();
    closeLast = giveWay;
    return () => {
      if (closeLast === giveWay) closeLast = undefined;
    };
  }, [isAtEnd, giveWay]);
  const content = (
    <>
      <PanelHead id={id} title={title} opener={isBeside ? opener : undefined} onClose={close} />
      <Box sx={BODY} {...(isText && { tabIndex: 0 })}>
        {children}
      </Box>
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
    <Box
      role="dialog"
      aria-labelledby={id}
      {...{ [BESIDE]: true }}
      onKeyDown={onKeyDown}
      sx={isInPage ? IN_PAGE : AT_END}
    >
      {!isInPage && <GlobalStyles styles={ROOM} />}
      {content}
    </Box>
  );
}

/** From this width on, the page shrinks to make room. */
const ROOM = { '@media screen and (min-width:1400px)': { main: { paddingInlineEnd: `${WIDTH + 16}px !important` } } };

interface PanelHeadProps extends Pick<SidePanelProps, 'title'> {
  readonly id: string;
  /** Gets the focus back on closing; undefined for the sheet, which restores it itself. */
  readonly opener: Element | null | undefined;
  readonly onClose: (() => void) | undefined;
}

function PanelHead({ id, title, opener, onClose }: PanelHeadProps) {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opener === undefined) return undefined;
    const panel = heading.current?.closest(`[${BESIDE}]`);
    const isInside = () => panel?.contains(document.activeElement) ?? false;
    if (!isInside()) heading.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || isInside();
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
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
const BODY = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // Keeps focused inputs clear of the sticky buttons.
  scrollPaddingBlockEnd: '72px',
  px: 2,
  pt: 1.5,
  '--form-columns': 'minmax(0, 1fr)',
  '--form-inset': '16px',
} as const;
const SHEET = { width: { xs: '100vw', sm: WIDTH }, display: 'flex', flexDirection: 'column' } as const;
const PANEL = {
  flexShrink: 0,
  width: WIDTH,
  maxWidth: '100vw',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  displayPrint: 'none',
  '@keyframes side-panel': { from: { transform: 'translateX(24px)', opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'side-panel 160ms ease-out' },
} as const;
const AT_END = {
  ...PANEL,
  position: 'fixed',
  insetInlineEnd: 0,
  top: 'var(--bar-reach, 0px)',
  bottom: 0,
  zIndex: 'appBar',
  borderInlineStart: 1,
  borderColor: 'divider',
  boxShadow: 8,
} as const;
const IN_PAGE = {
  ...PANEL,
  position: 'sticky',
  top: 'calc(var(--bar-reach, 0px) + 8px)',
  zIndex: 'appBar',
  boxShadow: 16,
  justifySelf: 'right',
  '[data-panel-side="left"] > &': { justifySelf: 'left', marginLeft: 'var(--panel-inset, 0px)' },
  // Its page says where it begins.
  height: 'calc(100dvh - var(--plan-top, 128px) - 24px)',
  minHeight: 420,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
} as const;
