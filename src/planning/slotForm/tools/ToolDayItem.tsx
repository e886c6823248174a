import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormats } from '../../calendar/useFormats';
import { countOutcomes, isCopy, type CopyChoice } from './copyChoice';
import { PreviewStatusCount } from './PreviewStatusCount';
import { ToolSlotLine, type RowWords } from './ToolSlotLine';
import type { ToolDay } from './toolDays';

export interface ToolDayItemProps extends RowWords {
  readonly day: ToolDay;
  readonly isOpenFirst: boolean;
  readonly choice: CopyChoice | undefined;
}

const LEFT = ['leftOut', 'existing'] as const;
/** Maximum number of slots listed per day. */
const MOST = 30;

/** A day of a preview: number of slots and clashes, and the list of slots. */
export function ToolDayItem({ day, isOpenFirst, choice, ...words }: ToolDayItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { rows, refused, warned } = day;
  const copies = choice ? rows.map(({ row }) => row).filter(isCopy) : [];
  const chosen = choice ? copies.filter(choice.isIn).length : 0;
  const isPart = chosen < copies.length;
  const counts =
    choice &&
    countOutcomes(
      rows.map(({ row }) => row),
      choice,
    );
  const date = formats.day(day.day);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: { xs: 'flex-start', sm: 'center' } }}>
        {choice && copies.length > 0 && (
          <Checkbox
            size="small"
            checked={!isPart}
            indeterminate={isPart && chosen > 0}
            onChange={() => choice.set(copies, isPart)}
            slotProps={{ input: { 'aria-label': translate('planning.tools.wholeDay', { day: date }) } }}
          />
        )}
        <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={HEAD}>
          <ChevronRight aria-hidden sx={{ fontSize: 20, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, flex: 1, minWidth: 0 }}>
            <Box
              component="span"
              sx={{ fontWeight: 600, whiteSpace: 'nowrap', width: { xs: '100%', sm: 'auto' }, flex: { sm: 1 } }}
            >
              {date}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {chosen < rows.length && choice
                ? translate('planning.tools.someOf', { count: chosen, smart_count: rows.length })
                : translate('planning.count', { smart_count: rows.length })}
            </Box>
            {counts &&
              LEFT.filter((one) => counts[one] > 0).map((one) => (
                <Box key={one} component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {translate(`planning.tools.outcome.${one}`, { smart_count: counts[one] })}
                </Box>
              ))}
            <PreviewStatusCount preview="refused" count={refused} />
            {!counts && <PreviewStatusCount preview="warned" count={warned} />}
          </Box>
        </ButtonBase>
      </Box>
      <Box component="ul" id={id} hidden={!isOpen} sx={{ m: 0, p: 0, pb: isOpen ? 1 : 0, pl: 3.5, listStyle: 'none' }}>
        {isOpen &&
          rows.slice(0, MOST).map((one) => <ToolSlotLine key={one.row.index} {...{ one, choice, ...words }} />)}
        {isOpen && rows.length > MOST && (
          <li>{translate('planning.tools.others', { smart_count: rows.length - MOST })}</li>
        )}
      </Box>
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  alignItems: { xs: 'flex-start', sm: 'center' },
  columnGap: 1,
  width: '100%',
  py: 0.75,
  fontSize: 14,
  font: 'inherit',
  textAlign: 'left',
  justifyContent: 'flex-start',
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
