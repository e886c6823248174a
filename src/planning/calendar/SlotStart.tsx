import Box from '@mui/material/Box';
import type { PlanSlot } from '../model/plan';

export interface SlotStartProps {
  readonly slot: Pick<PlanSlot, 'title' | 'texte'>;
  readonly time: string;
}

/** Begins a line of a list: when, and what. */
export const SlotStart = ({ slot, time }: SlotStartProps) => (
  <>
    <Box component="span" sx={{ flex: '0 0 96px', fontVariantNumeric: 'tabular-nums' }}>
      {time}
    </Box>
    <Box component="span" sx={{ flex: '2 1 160px', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>
      {slot.title}
      {slot.texte && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: 13 }}>
          {slot.texte}
        </Box>
      )}
    </Box>
  </>
);
