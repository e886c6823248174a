import type { EditCommand } from '../../editing/keyMap';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { PlanWords } from '../../model/planWords';
import type { OpenedMenu } from './useSlotMenu';

export interface SlotMenuProps {
  readonly menu: OpenedMenu;
  readonly words: PlanWords;
}

const KEYS: Readonly<Record<EditCommand | 'open' | 'new', string>> = {
  open: 'E',
  new: 'N',
  move: 'D',
  copy: 'Ctrl + C',
  cut: 'Ctrl + X',
  paste: 'Ctrl + V',
  duplicate: 'Ctrl + D',
  delete: '⌦',
};

export function SlotMenu({ menu, words }: SlotMenuProps) {
  const { at, commands, onClose, onRun, onOpen, onNew } = menu;
  const { translate } = words;
  const item = (name: keyof typeof KEYS, onChoose: () => void) => (
    <MenuItem key={name} dense onClick={onChoose} sx={[ITEM, name === 'delete' && { color: 'error.main' }]}>
      <Box component="span" sx={LABEL}>
        {name === 'delete' && <DeleteOutlined fontSize="small" />}
        {translate(`timeline.commands.${name}`)}
      </Box>
      <Typography component="span" variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
        {KEYS[name]}
      </Typography>
    </MenuItem>
  );
  const items = [
    ...(onOpen ? [item('open', onOpen)] : []),
    ...(onNew ? [item('new', onNew)] : []),
    ...commands.filter((name) => name !== 'delete').map((name) => item(name, () => onRun(name))),
    ...(commands.includes('delete') ? [<Divider key="line" />, item('delete', () => onRun('delete'))] : []),
  ];
  return (
    <Menu
      open={at !== null && items.length > 0}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
      onContextMenu={(event) => event.preventDefault()}
      slotProps={{ list: { 'aria-label': translate('timeline.toolbar'), dense: true } }}
    >
      {items}
    </Menu>
  );
}

const ITEM = { gap: 4, justifyContent: 'space-between' } as const;
const LABEL = { display: 'flex', alignItems: 'center', gap: 1 } as const;
