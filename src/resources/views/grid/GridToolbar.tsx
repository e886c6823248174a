import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
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
import { useIsNarrow } from '../page/useIsNarrow';
import { useNumberFormat } from '../page/useNumberFormat';
import type { PendingRow } from './pending';
import type { Sheet } from './sheetTypes';
import type { GridActions } from './useGridActions';

export interface GridToolbarProps {
  readonly sheet: Sheet;
  readonly actions: GridActions;
  readonly pending: readonly PendingRow[];
  /** Number of cells that saving would refuse. */
  readonly wrong: number;
  readonly canCreate: boolean;
  readonly onAppended: () => void;
  readonly onPending: () => void;
  /** Goes to the first wrong cell. */
  readonly onWrong: () => void;
  readonly onReread: () => void;
  readonly onSave: () => void;
  readonly find: ReactNode;
}

export function GridToolbar(props: GridToolbarProps) {
  const { sheet, actions, pending, wrong, canCreate, onAppended, onPending, onWrong, onReread, onSave, find } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const isNarrow = useIsNarrow();
  const count = pending.length;
  const changes = translate('grid.pending.count', { smart_count: count, count: format(count) });
  const append = () => {
    actions.append();
    // The row exists after the next render.
    requestAnimationFrame(onAppended);
  };
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
      {canCreate && isNarrow && (
        <IconAction label={translate('grid.append')} onClick={append} icon={<Add fontSize="small" />} />
      )}
      {canCreate && !isNarrow && (
        <Button size="small" startIcon={<Add />} onClick={append}>
          {translate('grid.append')}
        </Button>
      )}
      {find}
      <Box sx={ENDS}>
        {wrong > 0 && (
          <Button size="small" color="error" startIcon={<ErrorOutline />} onClick={onWrong} sx={{ minWidth: 0 }}>
            {translate('grid.wrong', { smart_count: wrong, count: format(wrong) })}
          </Button>
        )}
        <Button
          size="small"
          startIcon={<ListAlt />}
          disabled={count === 0}
          onClick={onPending}
          aria-label={changes}
          sx={{ minWidth: 0, ml: 'auto' }}
        >
          {isNarrow ? format(count) : changes}
        </Button>
        <Button
          size="small"
          variant="contained"
          startIcon={<SaveOutlined />}
          disabled={count === 0}
          onClick={onSave}
          sx={{ order: 2 }}
        >
          {translate('grid.save')}
        </Button>
      </Box>
    </Box>
  );
}

const BAR = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.5, mb: 1 } as const;
/** On a phone the number of changes stands in the first line, and the button that saves beside the search. */
const ENDS = { ml: 'auto', display: { xs: 'contents', sm: 'flex' }, gap: 1, flexWrap: 'wrap' } as const;
