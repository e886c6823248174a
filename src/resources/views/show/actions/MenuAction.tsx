import BoltOutlined from '@mui/icons-material/BoltOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useCanAccess, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent } from 'react';
import type { DownloadAction, RecordAction } from '../../../language/recordActions';
import { SchemaIcon } from '../../../../theme/icons';
import type { AnyRecord } from '../../../language/resourceSchema';
import { actionKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';
import { ActionDialog } from './ActionDialog';
import { DownloadDialog } from './DownloadDialog';
import { useRecordDownload } from './useRecordDownload';

interface MenuActionProps extends Omit<MenuItemProps, 'action'> {
  readonly name: string;
  readonly action: RecordAction;
}

export function MenuAction({ name, action, ...line }: MenuActionProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { canAccess } = useCanAccess({ resource: address, action: action.needs ?? 'edit' });
  if (canAccess !== true) return null;
  return (
    <MenuItem {...line}>
      <ListItemIcon>
        <ActionIcon action={action} />
      </ListItemIcon>
      <ListItemText>{translate(actionKey(schema, name))}</ListItemText>
    </MenuItem>
  );
}

function ActionIcon({ action }: { readonly action: RecordAction }) {
  if (action.icon) return <SchemaIcon name={action.icon} />;
  return 'downloads' in action ? <FileDownloadOutlined /> : <BoltOutlined />;
}

interface RunningActionProps {
  readonly name: string;
  readonly action: RecordAction;
  readonly record: AnyRecord;
  readonly onEnd: () => void;
}

export function RunningAction({ action, onEnd, ...props }: RunningActionProps) {
  return 'downloads' in action ? (
    <RunningDownload {...props} action={action} />
  ) : (
    <ActionDialog {...props} action={action} onClose={onEnd} />
  );
}

function RunningDownload({
  name,
  action,
  record,
}: Omit<RunningActionProps, 'action' | 'onEnd'> & { readonly action: DownloadAction }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const download = useRecordDownload(action, record);
  const begin = useEffectEvent(download.start);
  useEffect(() => {
    begin();
  }, []);
  return (
    download.state && (
      <DownloadDialog title={translate(actionKey(schema, name))} timeout={action.timeout} download={download} />
    )
  );
}
