import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { useTimelineWords } from '../../timeline/timelineWords';
import { EditBar } from './EditBar';
import type { Geometry } from './geometry';
import { DragOverlay } from './DragOverlay';
import type { Drag } from './useDrag';
import type { Editing } from './useEditing';

export interface EditPartsProps {
  readonly editing: Editing;
  readonly drag: Drag;
  readonly geometry: Geometry;
  readonly root: RefObject<HTMLElement | null>;
  readonly onOpen: (slotId: number) => void;
}

/** What stands over and beside a calendar while its slots are edited, and what is said of it. */
export function EditParts({ editing, drag, geometry, root, onOpen }: EditPartsProps) {
  const words = useTimelineWords();
  return (
    <>
      <DragOverlay
        held={editing.held}
        drawing={drag.drawing}
        geometry={geometry}
        isDragging={drag.isDragging}
        at={drag.at}
        words={words}
      />
      <EditBar
        editing={editing}
        words={words}
        isDragging={drag.isDragging}
        onOpen={onOpen}
        onRun={(command) => {
          root.current?.focus({ preventScroll: true });
          editing.run(command);
        }}
      />
      <Box aria-live="polite" data-said sx={visuallyHidden}>
        {editing.said}
      </Box>
    </>
  );
}
