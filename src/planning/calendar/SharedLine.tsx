import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import type { PlanSlot } from '../model/plan';
import { LINE_LOOK } from './lineStyle';
import { SlotStart } from './SlotStart';
import { slotClass, slotVariables } from './slotStyle';

export interface SharedLineProps {
  /** Differ only by their person. */
  readonly slots: readonly PlanSlot[];
  readonly time: string;
  /** The line of each person. */
  readonly children: ReactNode;
}

/** One line for what many people share, which opens to show their own. */
export function SharedLine({ slots, time, children }: SharedLineProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [first] = slots;
  if (!first) return null;
  return (
    <li>
      <ButtonBase
        data-slots={slots.map(({ id: one }) => one).join(' ')}
        className={slotClass(first)}
        style={slotVariables(first)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={LINE_LOOK}
      >
        <SlotStart slot={first} time={time} />
        <Box component="span" sx={{ flex: '2 1 356px', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {translate('planning.tools.peopleCount', { smart_count: slots.length })}
          <ExpandMore fontSize="small" sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />
        </Box>
      </ButtonBase>
      {isOpen && (
        <Stack id={id} component="ul" spacing={0.25} sx={{ listStyle: 'none', pl: { xs: 1, sm: 3 }, pt: 0.25 }}>
          {children}
        </Stack>
      )}
    </li>
  );
}
