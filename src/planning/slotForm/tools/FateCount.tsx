import Block from '@mui/icons-material/Block';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { SlotFate } from './toolDays';

/** The sign of each fate that is to be looked at, with its colour. */
export const FATE_SIGNS = {
  refused: { Icon: Block, color: 'error.main' },
  warned: { Icon: WarningAmberOutlined, color: 'warning.main' },
} as const;

export interface FateCountProps {
  readonly fate: Exclude<SlotFate, 'good'>;
  readonly count: number;
}

/** How many slots are impossible, or to be looked at: a sign, a number and a word; nothing of none. */
export function FateCount({ fate, count }: FateCountProps) {
  const translate = useTranslate();
  const { Icon, color } = FATE_SIGNS[fate];
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon aria-hidden sx={{ fontSize: 18, color }} />
      {translate(`planning.tools.${fate}Count`, { smart_count: count })}
    </Box>
  );
}
