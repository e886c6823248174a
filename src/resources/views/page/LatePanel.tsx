import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ReactNode } from 'react';

export interface LatePanelProps {
  /** Its code and its data load late; it shows a skeleton while it loads. */
  readonly children: ReactNode;
  /** Its approximate height, in pixels. */
  readonly height: number;
}

/** A custom panel above generated content, which is hidden until the panel has loaded. */
export function LatePanel({ children, height }: LatePanelProps) {
  return (
    <Box sx={GROWING}>
      <Suspense fallback={<Skeleton variant="rounded" height={height} sx={{ mb: 2 }} />}>{children}</Suspense>
    </Box>
  );
}

/**
 * Hides what is below the panel while it loads, to avoid a layout shift; shows it after 4 s at the latest.
 * The animation only delays, so reduced motion does not matter.
 */
const GROWING = {
  '@keyframes below-panel': { to: { visibility: 'visible' } },
  '&:has(.MuiSkeleton-root) ~ *': { visibility: 'hidden', animation: 'below-panel 1ms 4s forwards !important' },
} as const;
