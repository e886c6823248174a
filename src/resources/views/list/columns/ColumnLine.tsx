import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { PointerEvent } from 'react';
import { fieldKey } from '../../../registry/translationKeys';
import { DRAGGED, DragHandle } from '../../page/DragHandle';
import { IconAction } from '../../page/IconAction';
import { useScreen } from '../../ScreenContext';
import type { Columns } from './useColumns';

export interface ColumnLineProps {
  readonly field: string;
  readonly columns: Columns;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onGrip: (event: PointerEvent) => void;
}

export function ColumnLine({ field, columns, isFirst, isLast, isDragged, onGrip }: ColumnLineProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const label = translate(fieldKey(schema, field));
  const isShown = columns.shown.includes(field);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', ...(isDragged && DRAGGED) }}>
      <DragHandle onGrip={onGrip} />
      <FormControlLabel
        sx={{ flex: 1, ml: 0, mr: 1, minWidth: 0 }}
        label={label}
        control={
          <Checkbox
            size="small"
            checked={isShown}
            // At least one column stays visible.
            disabled={isShown && columns.shown.length === 1}
            onChange={() => columns.toggle(field)}
          />
        }
      />
      <IconAction
        label={translate('screens.list.columns.moveUp', { label })}
        icon={<ArrowUpward fontSize="inherit" />}
        disabled={isFirst}
        onClick={() => columns.move(field, -1)}
      />
      <IconAction
        label={translate('screens.list.columns.moveDown', { label })}
        icon={<ArrowDownward fontSize="inherit" />}
        disabled={isLast}
        onClick={() => columns.move(field, 1)}
      />
    </Box>
  );
}
