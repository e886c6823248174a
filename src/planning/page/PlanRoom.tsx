import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { PanelPlace } from './usePanelSide';

/** The title and the toolbar, in as many lines as they need. */
export const PlanHead = ({ children }: { readonly children: ReactNode }) => <Box sx={HEAD}>{children}</Box>;

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 1, xl: 1.5 },
  rowGap: 1,
  mb: 0.5,
} as const;

export interface PlanRoomProps extends PanelPlace {
  readonly children: ReactNode;
}

/**
 * The plan and the panel over it. `--plan-top` tells them where they begin, so that they end in the window however
 * many lines the toolbar and the filters take.
 */
export function PlanRoom({ side, inset, children }: PlanRoomProps) {
  const ref = useRef<HTMLDivElement>(null);
  const told = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const room = ref.current;
    const page = room?.parentElement;
    if (!room || !page || typeof ResizeObserver === 'undefined') return undefined;
    const tell = () => {
      const top = Math.round(room.getBoundingClientRect().top + window.scrollY);
      room.style.setProperty('--plan-top', `${top}px`);
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
