import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import type { PlanSlot } from '../model/plan';
import { LINE_LOOK } from './lineStyle';
import { SlotStart } from './SlotStart';
import { slotClass, slotVariables } from './slotStyle';

export interface SlotLineProps {
  readonly slot: PlanSlot;
  /** The full description for screen readers. */
  readonly label: string;
  readonly time: string;
  readonly person: string | undefined;
  /** Absent if the title already is the type. */
  readonly type?: string | undefined;
  readonly onOpen: (slotId: number) => void;
}

export const SlotLine = memo(function SlotLine({ slot, label, time, person, type, onOpen }: SlotLineProps) {
  return (
    <ButtonBase
      data-slot={slot.id}
      className={slotClass(slot)}
      style={slotVariables(slot)}
      title={label}
      onClick={() => onOpen(slot.id)}
      sx={LINE_LOOK}
    >
      <SlotStart slot={slot} time={time} />
      {person && (
        <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {person}
        </Box>
      )}
      {/* Where a slot is called by its type, its place stays: the people stand below each other. */}
      <Box component="span" sx={{ ...TYPE, ...(!type && { display: { xs: 'none', sm: 'block' } }) }}>
        {type}
      </Box>
    </ButtonBase>
  );
});

const TYPE = { flex: '1 1 140px', fontSize: 13 } as const;
