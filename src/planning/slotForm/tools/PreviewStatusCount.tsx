import Block from '@mui/icons-material/Block';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { PreviewStatus } from './toolDays';

/** Icons of the statuses that need attention. */
export const STATUS_SIGNS = {
  refused: { Icon: Block, color: 'error.main' },
  warned: { Icon: WarningAmberOutlined, color: 'warning.main' },
} as const;

export interface PreviewStatusCountProps {
  readonly preview: Exclude<PreviewStatus, 'good'>;
  readonly count: number;
}

/** Icon, number and label of refused or warned slots; renders nothing for zero. */
export function PreviewStatusCount({ preview, count }: PreviewStatusCountProps) {
  const translate = useTranslate();
  const { Icon, color } = STATUS_SIGNS[preview];
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Icon aria-hidden sx={{ fontSize: 18, color }} />
      {translate(`planning.tools.${preview}Count`, { smart_count: count })}
    </Box>
  );
}
