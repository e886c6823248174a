import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useDragOrder } from '../../page/useDragOrder';
import { ColumnLine } from './ColumnLine';
import { DensityChoice } from './DensityChoice';
import { GroupChoice } from './GroupChoice';
import type { Columns } from './useColumns';

export interface ColumnPanelProps {
  readonly columns: Columns;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Popover to show, hide and move columns, and to set the density. */
export default function ColumnPanel({ columns, anchor, onClose }: ColumnPanelProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { list, order, dragged, begin } = useDragOrder(columns.all, columns.arrange);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 320, maxWidth: '95vw' } } }}
    >
      <GroupChoice />
      <Typography id={titleId} component="h2" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
        {translate('screens.list.columns.title')}
      </Typography>
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, px: 1, py: 0.5, maxHeight: 360, overflow: 'auto' }}>
        {order.map((field, index) => (
          <ColumnLine
            key={field}
            field={field}
            columns={columns}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            isDragged={dragged === field}
            onGrip={(event) => begin(field, event)}
          />
        ))}
      </Box>
      <Divider />
      <DensityChoice />
      <Divider />
      <Box sx={{ p: 1, display: 'flex', justifyContent: 'space-between' }}>
        <Button size="small" onClick={columns.reset}>
          {translate('screens.list.columns.reset')}
        </Button>
        <Button size="small" onClick={onClose}>
          {translate('screens.page.close')}
        </Button>
      </Box>
    </Popover>
  );
}
