import Close from '@mui/icons-material/Close';
import Undo from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Issues } from '../../records/validate';
import { IconAction } from '../page/IconAction';
import { useNumberFormat } from '../page/useNumberFormat';
import { shownText } from './cellText';
import { useGridCells } from './GridContext';
import { entryOf } from './gridState';
import type { PendingRow } from './pending';
import type { CellAt } from './ranges';
import type { Refusals } from './saved';
import type { GridColumn, GridRow } from './sheetTypes';

export interface PendingDrawerProps {
  readonly isOpen: boolean;
  readonly pending: readonly PendingRow[];
  readonly columns: readonly GridColumn[];
  readonly issuesOf: (row: GridRow) => Issues;
  readonly refusals: Refusals;
  readonly onGo: (cell: CellAt) => void;
  readonly onTakeBack: (index: number) => void;
  readonly onClose: () => void;
  /** Called after the closing transition, when the focus is restored. */
  readonly onClosed: () => void;
}

const MOST_LISTED = 300;

/** Unsaved rows, those with errors first; each can be visited or reverted. */
export function PendingDrawer(props: PendingDrawerProps) {
  const { isOpen, pending, onClose, onClosed, issuesOf, refusals } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const id = useId();
  const isWrong = ({ row }: PendingRow) => Object.keys(issuesOf(row)).length > 0 || refusals.has(row);
  const wrong = isOpen ? pending.filter(isWrong) : [];
  const listed = isOpen ? [...wrong, ...pending.filter((one) => !isWrong(one))] : [];
  const rest = listed.length - MOST_LISTED;
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 'min(100vw, 420px)' }, role: 'dialog', 'aria-labelledby': id },
        transition: { onExited: onClosed },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 2, pb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {translate('grid.pending.title')}
        </Typography>
        <IconAction label={translate('screens.page.close')} onClick={onClose} icon={<Close fontSize="small" />} />
      </Box>
      {wrong.length > 0 && (
        <Alert severity="error" sx={{ mx: 2 }}>
          {translate('grid.pending.wrong', { smart_count: wrong.length, count: format(wrong.length) })}
        </Alert>
      )}
      <List dense>
        {listed.slice(0, MOST_LISTED).map((one) => (
          <PendingItem key={one.row.key} {...props} one={one} isWrong={wrong.includes(one)} />
        ))}
      </List>
      {rest > 0 && (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: 'text.secondary' }}>
          {translate('grid.pending.rest', { smart_count: rest, count: format(rest) })}
        </Typography>
      )}
    </Drawer>
  );
}

interface ItemProps extends Pick<PendingDrawerProps, 'columns' | 'issuesOf' | 'refusals' | 'onGo' | 'onTakeBack'> {
  readonly one: PendingRow;
  readonly isWrong: boolean;
}

function PendingItem({ one, isWrong, columns, issuesOf, refusals, onGo, onTakeBack }: ItemProps) {
  const translate = useTranslate();
  const { words, labelOf } = useGridCells();
  const { row, index, action, fields } = one;
  const texts = columns.filter(({ isIdentity }) => isIdentity);
  const name = texts.map((column) => shownText(entryOf(row, column.name), column, words)).join(' ');
  const title = name.trim() || translate('grid.pending.row', { number: index + 1 });
  const [fault = fields[0]] = Object.keys(issuesOf(row));
  const column = Math.max(
    0,
    columns.findIndex((one) => one.name === fault),
  );
  const labels = columns.filter((one) => fields.includes(one.name)).map(labelOf);
  const verb = translate(`grid.pending.${action}`);
  const details =
    action === 'update' && labels.length > 0
      ? translate('screens.page.labelled', { label: verb, name: labels.join(', ') })
      : verb;
  const message = refusals.get(row)?.message;
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <IconAction
          label={translate('grid.pending.takeBack', { name: title })}
          onClick={() => onTakeBack(index)}
          icon={<Undo fontSize="small" />}
        />
      }
    >
      <ListItemButton onClick={() => onGo({ row: index, column })}>
        <ListItemText
          primary={title}
          secondary={[details, isWrong ? (message ?? translate('grid.pending.toCorrect')) : '']
            .filter(Boolean)
            .join(' — ')}
          slotProps={{ secondary: { sx: { color: isWrong ? 'error.main' : 'text.secondary' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
