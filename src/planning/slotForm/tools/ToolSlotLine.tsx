import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../calendar/useFormats';
import type { Finding } from '../../core/finding';
import type { SlotRow } from '../../source/planSource';
import { isCopy, type CopyChoice } from './copyChoice';
import { STATUS_SIGNS } from './PreviewStatusCount';
import type { PlacedRow } from './toolDays';

/** How the slots of a preview are described. */
export interface RowWords {
  /** The company and the type. */
  readonly titleOf: (row: SlotRow) => string;
  /** The slots belong to several people. */
  readonly showsPeople: boolean;
  readonly names: ReadonlyMap<number, string>;
  readonly wordsOf: (finding: Finding) => string;
}

export interface ToolSlotLineProps extends RowWords {
  readonly one: PlacedRow;
  readonly choice: CopyChoice | undefined;
}

/** A slot of a preview, with a box that leaves its copy out. */
export function ToolSlotLine({ one, choice, titleOf, showsPeople, names, wordsOf }: ToolSlotLineProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { row, preview, start, end, salarieId } = one;
  const sign = preview === 'good' ? undefined : STATUS_SIGNS[preview];
  const why = preview === 'refused' ? row.message : (row.findings ?? []).map(wordsOf).join(' ');
  const whose = salarieId === null ? translate('planning.everybody') : (names.get(salarieId) ?? `#${salarieId}`);
  const isIn = choice?.isIn(row) ?? true;
  const hasBox = choice !== undefined && isCopy(row);
  const words = [titleOf(row), (showsPeople || salarieId === null) && whose].filter(Boolean).join(' · ') || whose;
  return (
    <Box component="li">
      <Box component={hasBox ? 'label' : 'div'} sx={LINE}>
        {choice && (
          <Box component="span" sx={{ width: 26, flex: 'none' }}>
            {hasBox && (
              <Checkbox
                size="small"
                checked={isIn}
                onChange={(_event, checked) => choice.set([row], checked)}
                sx={{ p: 0.25 }}
              />
            )}
          </Box>
        )}
        <Box component="span" sx={{ width: 18, flex: 'none', pt: 0.25 }}>
          {sign && (
            <sign.Icon
              titleAccess={translate(`planning.tools.${preview}Sign`)}
              sx={{ fontSize: 18, color: sign.color }}
            />
          )}
        </Box>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', ...(!isIn && hasBox && OUT) }}>
            {`${formats.range({ start, end })} · ${words}`}
          </Box>
          {why && <Box sx={{ color: 'text.secondary' }}>{why}</Box>}
        </Box>
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', gap: 0.75, py: 0.25, fontSize: 14, alignItems: 'flex-start' } as const;
const OUT = { color: 'text.secondary', textDecoration: 'line-through' } as const;
