import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Finding } from '../../core/finding';
import { useFormats } from '../../calendar/useFormats';
import { STATUS_SIGNS, PreviewStatusCount } from './PreviewStatusCount';
import type { PlacedRow, ToolDay } from './toolDays';

export interface ToolDayItemProps {
  readonly day: ToolDay;
  readonly isOpenFirst: boolean;
  readonly names: ReadonlyMap<number, string>;
  readonly wordsOf: (finding: Finding) => string;
}

/** Maximum number of slots listed per day. */
const MOST = 30;

/** A day of a preview: number of slots and clashes, and the list of slots. */
export function ToolDayItem({ day, isOpenFirst, names, wordsOf }: ToolDayItemProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const { rows, refused, warned } = day;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} sx={HEAD}>
        <ChevronRight aria-hidden sx={{ fontSize: 20, transform: isOpen ? 'rotate(90deg)' : 'none' }} />
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ fontWeight: 600, width: { xs: '100%', sm: 'auto' }, flex: { sm: 1 } }}>
            {formats.day(day.day)}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('planning.count', { smart_count: rows.length })}
          </Box>
          <PreviewStatusCount preview="refused" count={refused} />
          <PreviewStatusCount preview="warned" count={warned} />
        </Box>
      </ButtonBase>
      <Box component="ul" id={id} hidden={!isOpen} sx={{ m: 0, p: 0, pb: isOpen ? 1 : 0, pl: 3.5, listStyle: 'none' }}>
        {isOpen && rows.slice(0, MOST).map((one) => <SlotLine key={one.row.index} one={one} {...{ names, wordsOf }} />)}
        {isOpen && rows.length > MOST && (
          <li>{translate('planning.tools.others', { smart_count: rows.length - MOST })}</li>
        )}
      </Box>
    </Box>
  );
}

type SlotLineProps = Pick<ToolDayItemProps, 'names' | 'wordsOf'> & { readonly one: PlacedRow };

function SlotLine({ one: { row, preview, start, end, salarieId }, names, wordsOf }: SlotLineProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const sign = preview === 'good' ? undefined : STATUS_SIGNS[preview];
  const why = preview === 'refused' ? row.message : (row.findings ?? []).map(wordsOf).join(' ');
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.75, py: 0.25, fontSize: 14 }}>
      <Box component="span" sx={{ width: 18, flex: 'none', pt: 0.25 }}>
        {sign && (
          <sign.Icon
            titleAccess={translate(`planning.tools.${preview}Sign`)}
            sx={{ fontSize: 18, color: sign.color }}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formats.range({ start, end })}
        </Box>
        {' · '}
        {salarieId === null ? translate('planning.everybody') : (names.get(salarieId) ?? `#${salarieId}`)}
        {why && <Box sx={{ color: 'text.secondary' }}>{why}</Box>}
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
