import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo } from 'react';
import type { PlanSlot } from '../model/plan';
import { slotClass, slotVariables, SLOT_LOOK } from './slotStyle';

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
      className={slotClass(slot)}
      style={slotVariables(slot)}
      title={label}
      onClick={() => onOpen(slot.id)}
      sx={[
        SLOT_LOOK,
        { width: '100%', px: 1.5, py: 0.75, minHeight: 44, textAlign: 'left', justifyContent: 'flex-start' },
        // On a phone the time is a column, and all other parts are lines beside it.
        { display: { xs: 'grid', sm: 'flex' }, gridTemplateColumns: '96px minmax(0, 1fr)' },
        {
          alignItems: { xs: 'baseline', sm: 'center' },
          columnGap: 2,
          '& > span:nth-of-type(n + 3)': { gridColumn: 2 },
        },
      ]}
    >
      <Box component="span" sx={{ flex: '0 0 96px', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
        {time}
      </Box>
      <Box component="span" sx={{ flex: '1 1 160px', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
        {slot.title}
        {slot.texte && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: 13, color: 'text.secondary' }}>
            {slot.texte}
          </Box>
        )}
      </Box>
      {person && (
        <Box component="span" sx={{ flex: '0 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
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

const TYPE = { flex: '0 1 140px', fontSize: 13, color: 'text.secondary' } as const;
