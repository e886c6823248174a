import OpenWith from '@mui/icons-material/OpenWith';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { isGone, type PlanSlot } from '../model/plan';
import { SharedLine } from './SharedLine';
import { SlotLine } from './SlotLine';
import type { CalendarProps } from './calendarProps';
import { useFormats } from './useFormats';
import { useSlotWords } from './useSlotWords';

export interface DayListProps extends Pick<CalendarProps, 'names' | 'plan' | 'actions'> {
  /** The slots of each line. */
  readonly lines: readonly (readonly PlanSlot[])[];
  /** All slots belong to one person, so the name is left out. */
  readonly isOnePerson?: boolean;
  /** Picks up a slot to move it; absent if nothing can be moved. */
  readonly onMove?: ((slot: PlanSlot) => void) | undefined;
}

export function DayList({ lines, names, plan, actions, isOnePerson = false, onMove }: DayListProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const personOf = ({ salarieId }: PlanSlot) => {
    if (salarieId === null) return translate('planning.everybody');
    return isOnePerson ? undefined : names.get(salarieId);
  };
  const lineOf = (slot: PlanSlot) => {
    const type = plan.types.get(slot.typeCreneauId)?.libelle;
    return (
      <Box component="li" key={slot.id} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <SlotLine
          slot={slot}
          label={wordsOf(slot)}
          time={formats.range(slot)}
          person={personOf(slot)}
          type={type === slot.title ? undefined : type}
          onOpen={actions.open}
        />
        {onMove && slot.id > 0 && !isGone(slot) && (
          <IconButton
            aria-label={translate('screens.page.labelled', {
              label: translate('timeline.commands.move'),
              name: wordsOf(slot),
            })}
            title={translate('timeline.commands.move')}
            onClick={() => onMove(slot)}
          >
            <OpenWith fontSize="small" />
          </IconButton>
        )}
      </Box>
    );
  };
  return (
    <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {lines.map((slots) => {
        const [first] = slots;
        if (!first) return null;
        if (slots.length === 1) return lineOf(first);
        return (
          <SharedLine key={first.id} slots={slots} time={formats.range(first)}>
            {slots.map(lineOf)}
          </SharedLine>
        );
      })}
    </Stack>
  );
}
