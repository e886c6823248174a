import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { useTranslate } from 'ra-core';
import type { ComponentType } from 'react';
import { buttonId, type RowAction } from './useRows';

interface RowActionsProps {
  readonly id: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly isFull: boolean;
  readonly onAction: (action: RowAction) => void;
}

const ICONS: Readonly<Record<RowAction, ComponentType<SvgIconProps>>> = {
  up: ArrowUpward,
  down: ArrowDownward,
  duplicate: ContentCopy,
  remove: DeleteOutlined,
};

const ACTIONS = ['up', 'down', 'duplicate', 'remove'] as const;

export function RowActions({ id, index, isLast, isFull, onAction }: RowActionsProps) {
  const translate = useTranslate();
  const isDisabled = { up: index === 0, down: isLast, duplicate: isFull, remove: false };
  return (
    <Stack direction="row">
      {ACTIONS.map((action) => {
        const Icon = ICONS[action];
        const label = translate(`screens.inputs.row.${action}`, { number: index + 1 });
        return (
          <IconButton
            key={action}
            id={buttonId(id, index, action)}
            size="small"
            aria-label={label}
            title={label}
            disabled={isDisabled[action]}
            onClick={() => onAction(action)}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
    </Stack>
  );
}
