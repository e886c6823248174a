import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

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

/**
 * The plan and the panel beside it. `--plan-top` tells them where they begin, so that they end in the window however
 * many lines the toolbar and the filters take.
 */
export function PlanRoom({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = ref.current;
    const page = room?.parentElement;
    if (!room || !page || typeof ResizeObserver === 'undefined') return undefined;
    const tell = () => {
      const top = Math.round(room.getBoundingClientRect().top + window.scrollY);
      room.style.setProperty('--plan-top', `${top}px`);
    };
    tell();
    // The page grows with what stands above.
    const observer = new ResizeObserver(tell);
    observer.observe(page);
    return () => observer.disconnect();
  }, []);
  return (
    <Box ref={ref} sx={BESIDE}>
      {children}
    </Box>
  );
}

// A slot's panel opens beside the plan, below the toolbar, so that nothing shifts under the pointer.
const BESIDE = { display: 'flex', alignItems: 'flex-start', columnGap: 2 } as const;
