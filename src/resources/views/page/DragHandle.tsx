import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { PointerEvent } from 'react';

/** Grips a row to drag it; screen readers and the keyboard use the buttons beside it. */
export const DragHandle = ({ onGrip }: { readonly onGrip: (event: PointerEvent) => void }) => (
  <Box component="span" aria-hidden className="drag-handle" onPointerDown={onGrip} sx={HANDLE}>
    <DragIndicator fontSize="small" />
  </Box>
);

/** Appearance of the row that is dragged. */
export const DRAGGED = { bgcolor: 'action.selected', borderRadius: 1 } as const;

const HANDLE = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: 24,
  alignSelf: 'stretch',
  minHeight: 36,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
  '@media (pointer: coarse)': { width: 36, minHeight: 44 },
} as const;
