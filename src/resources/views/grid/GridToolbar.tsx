import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ListAlt from '@mui/icons-material/ListAlt';
import Redo from '@mui/icons-material/Redo';
import Refresh from '@mui/icons-material/Refresh';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import Undo from '@mui/icons-material/Undo';
import VerticalAlignBottom from '@mui/icons-material/VerticalAlignBottom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { IconAction } from '../page/IconAction';
import { useNumberFormat } from '../page/useNumberFormat';
import type { PendingRow } from './pending';
import type { Sheet } from './sheetTypes';
import type { GridActions } from './useGridActions';

export interface GridToolbarProps {
  readonly sheet: Sheet;
  readonly actions: GridActions;
  readonly pending: readonly PendingRow[];
  readonly canCreate: boolean;
  readonly onAppended: () => void;
  readonly onPending: () => void;
  readonly onReread: () => void;
  readonly onSave: () => void;
  readonly find: ReactNode;
}

export function GridToolbar(props: GridToolbarProps) {
  const { sheet, actions, pending, canCreate, onAppended, onPending, onReread, onSave, find } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const count = pending.length;
  return (
    <Box role="group" aria-label={translate('grid.toolbar')} sx={BAR}>
      <IconAction
        label={translate('grid.undo')}
        disabled={sheet.done.length === 0}
        onClick={actions.undo}
        icon={<Undo fontSize="small" />}
      />
      <IconAction
        label={translate('grid.redo')}
        disabled={sheet.undone.length === 0}
        onClick={actions.redo}
        icon={<Redo fontSize="small" />}
      />
      <IconAction
        label={translate('grid.fillDown')}
        onClick={actions.fillDown}
        icon={<VerticalAlignBottom fontSize="small" />}
      />
      <IconAction
        label={translate('grid.deleteRows')}
        onClick={actions.deleteRows}
        icon={<DeleteOutlined fontSize="small" />}
      />
      <IconAction label={translate('grid.reread')} onClick={onReread} icon={<Refresh fontSize="small" />} />
      {canCreate && (
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => {
            actions.append();
            // The row exists after the next render.
            requestAnimationFrame(onAppended);
          }}
        >
          {translate('grid.append')}
        </Button>
      )}
      {find}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<ListAlt />} disabled={count === 0} onClick={onPending}>
          {translate('grid.pending.count', { smart_count: count, count: format(count) })}
        </Button>
        <Button size="small" variant="contained" startIcon={<SaveOutlined />} disabled={count === 0} onClick={onSave}>
          {translate('grid.save')}
        </Button>
      </Box>
    </Box>
  );
}

const BAR = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, mb: 1 } as const;
