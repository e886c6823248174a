import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { createContext, Suspense, useContext, type ComponentType } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';

/** What the details page of a resource shows besides what its declaration says, by the resource's name. */
export type RecordPanels = Readonly<Record<string, ComponentType<{ readonly record: AnyRecord }>>>;

const RecordPanelContext = createContext<RecordPanels>({});

/** Gives the generated details pages the panels that the product adds to them; without it they have none. */
export const RecordPanelProvider = RecordPanelContext.Provider;

/** The product's own panel of the record's resource; nothing for most. */
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
 * While the panel is read, what stands below it would be pushed away: it is shown in its place, or once that takes long.
 * Nothing moves: who wants no motion waits as long.
 */
const GROWING = {
  '@keyframes below-panel': { to: { visibility: 'visible' } },
  '&:has(.MuiSkeleton-root) ~ *': { visibility: 'hidden', animation: 'below-panel 1ms 4s forwards !important' },
} as const;
