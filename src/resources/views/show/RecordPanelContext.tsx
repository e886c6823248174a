import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { createContext, Suspense, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';

/** Custom panels on details pages, by resource name. */
export type RecordPanels = Readonly<Record<string, ComponentType<{ readonly record: AnyRecord }>>>;

const RecordPanelContext = createContext<RecordPanels>({});

export const RecordPanelProvider = RecordPanelContext.Provider;

/** The custom panel of the resource, if it has one. */
export function RecordPanel({ record }: { readonly record: AnyRecord }) {
  const { schema } = useScreen();
  const Panel = useContext(RecordPanelContext)[schema.name];
  return Panel ? (
    <Box sx={GROWING}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} sx={{ mb: 2 }} />}>
        <Panel record={record} />
      </Suspense>
    </Box>
  ) : null;
}

/**
 * Hides what is below the panel while it loads, to avoid a layout shift; shows it after 4 s at the latest.
 * The animation only delays, so reduced motion does not matter.
 */
const GROWING = {
  '@keyframes below-panel': { to: { visibility: 'visible' } },
  '&:has(.MuiSkeleton-root) ~ *': { visibility: 'hidden', animation: 'below-panel 1ms 4s forwards !important' },
} as const;
