import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { PanelPlace } from './usePanelSide';

/** The title and the toolbar, in as many lines as they need. */
export const PlanHead = ({ children }: { readonly children: ReactNode }) => (
  <Box data-notices-below sx={HEAD}>
    {children}
  </Box>
);

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, xl: 1.5 },
  rowGap: 1,
  mb: 0.5,
} as const;

/** Pixels of a notice of the plan, in one line of words. */
const NOTICE = 56;

/** Notices stand over the legend, where they cover no slot; without one, as on a phone, at the window's end. */
function placeNotices(root: HTMLElement, legend: Element | null): void {
  const box = legend?.getBoundingClientRect();
  const places = {
    '--plan-notices-top': box && `${Math.round(box.top + window.scrollY)}px`,
    // Below a notice of the plan itself.
    '--plan-notices-next': box && `${Math.round(box.top + window.scrollY) + NOTICE}px`,
    '--plan-notices-bottom': box && 'auto',
    '--plan-notices-width': box && `${Math.round(box.width)}px`,
  };
  for (const [name, value] of Object.entries(places))
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
}

export interface PlanRoomProps extends PanelPlace {
  readonly children: ReactNode;
}

/**
 * The plan and the panel over it. `--plan-top` tells them where they begin, so that they end in the window however
 * many lines the toolbar and the filters take; `--plan-left` and `--plan-notices-…` place notices.
 */
export function PlanRoom({ side, inset, children }: PlanRoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const room = ref.current;
    const page = room?.parentElement;
    // Notices stand outside of the page.
    const root = document.documentElement;
    if (!room || !page || typeof ResizeObserver === 'undefined') return undefined;
    const tell = () => {
      const top = Math.round(room.getBoundingClientRect().top + window.scrollY);
      room.style.setProperty('--plan-top', `${top}px`);
      root.style.setProperty('--plan-left', `${Math.round(room.getBoundingClientRect().left)}px`);
      placeNotices(root, page.querySelector('[data-legend-place]'));
    };
    // The page grows with what stands above, but does not shrink where it fills the window.
    const observer = new ResizeObserver(tell);
    observer.observe(page);
    told.current = () => {
      tell();
      for (let above = room.previousElementSibling; above; above = above.previousElementSibling)
        observer.observe(above);
    };
    return () => {
      told.current = undefined;
      observer.disconnect();
      root.style.removeProperty('--plan-left');
      placeNotices(root, null);
    };
  }, []);
  useLayoutEffect(() => {
    told.current?.();
  });
  return (
    <Box ref={ref} data-panel-side={side} sx={OVER} style={{ '--panel-inset': `${inset}px` } as CSSProperties}>
      {children}
    </Box>
  );
}

// Both in one cell: a panel lies over the plan, whose columns and labels stay as they are.
const OVER = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1' },
} as const;
