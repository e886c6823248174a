import type { EditCommand } from '../../editing/keyMap';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { NewKind } from '../../model/plan';
import type { PlanWords } from '../../model/planWords';
import type { OpenedMenu } from './useSlotMenu';

export interface SlotMenuProps {
  readonly menu: OpenedMenu;
  readonly words: PlanWords;
}

const KEYS: Readonly<Record<EditCommand | NewKind | 'open', string>> = {
  open: 'E',
  new: 'N',
  series: '',
  absence: '',
  move: 'D',
  copy: 'Ctrl + C',
  cut: 'Ctrl + X',
  paste: 'Ctrl + V',
  duplicate: 'Ctrl + D',
  delete: '⌦',
};

export function SlotMenu({ menu, words }: SlotMenuProps) {
  const { at, commands, kinds, person, onClose, onRun, onOpen, onNew, onDay } = menu;
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
    ...kinds.map((kind) => item(kind, () => onNew(kind))),
    ...commands.filter((name) => name !== 'delete').map((name) => item(name, () => onRun(name))),
  ];
  const places = [
    ...(person
      ? [
          <MenuItem key="person" dense onClick={person.open}>
            {translate('timeline.commands.person', { name: person.name })}
          </MenuItem>,
        ]
      : []),
    ...(onDay
      ? [
          <MenuItem key="day" dense onClick={onDay}>
            {translate('planning.calendar.showDay')}
          </MenuItem>,
        ]
      : []),
  ];
  return (
    <Menu
      open={at !== null && items.length + places.length > 0}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
      onContextMenu={(event) => event.preventDefault()}
      slotProps={{ list: { 'aria-label': translate('timeline.toolbar'), dense: true } }}
    >
      {items}
      {items.length > 0 && places.length > 0 && <Divider />}
      {places}
      {commands.includes('delete') && <Divider />}
      {commands.includes('delete') && item('delete', () => onRun('delete'))}
    </Menu>
  );
}

const ITEM = { gap: 4, justifyContent: 'space-between' } as const;
const LABEL = { display: 'flex', alignItems: 'center', gap: 1 } as const;
