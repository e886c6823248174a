import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { RecordActionProps } from '../../resources/views/show/RecordActionContext';
import { useScreen } from '../../resources/views/ScreenContext';
import { usePins } from '../../layout/pins/usePins';

export function PinItem({ record, onDone }: RecordActionProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  const { isPinned, toggle, isKnown } = usePins();
  const visit = { resource: address, id: String(record.id) };
  const isOn = isPinned(visit);
  return (
    <MenuItem
      disabled={!isKnown}
      onClick={() => {
        toggle(visit);
        onDone();
      }}
    >
      <ListItemIcon>{isOn ? <PushPin /> : <PushPinOutlined />}</ListItemIcon>
      <ListItemText>{translate(isOn ? 'shell.home.unpinRecord' : 'shell.home.pinRecord')}</ListItemText>
    </MenuItem>
  );
}
