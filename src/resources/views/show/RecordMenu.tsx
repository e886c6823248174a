import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import History from '@mui/icons-material/History';
import MapOutlined from '@mui/icons-material/MapOutlined';
import ModeCommentOutlined from '@mui/icons-material/ModeCommentOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate, useTranslate } from 'ra-core';
import { Suspense, use, useId, useState } from 'react';
import type { RecordAction } from '../../language/recordActions';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { useWithheld } from '../access/Withheld';
import { WriteItem } from '../access/WriteItem';
import { DeleteDialog } from '../delete/DeleteDialog';
import type { HistoryPanelProps } from '../history/HistoryPanel';
import { lazyScreen } from '../lazyScreen';
import { useBackToList } from '../list/place/useBackToList';
import { TabToolsContext, type OpenTabTools } from '../nested/TabTools';
import { MenuAction, RunningAction } from './actions/MenuAction';
import { CommentsButton } from './CommentsButton';
import { mapAddressOf } from './mapAddress';
import type { MenuEntry } from '../page/ButtonMenu';
import { usePageActions } from '../page/pageActions';
import { ProductAction } from './RecordActionContext';
import { tabToolItems } from './tabToolItems';
import { useScreen } from '../ScreenContext';
import { useSideTabs } from './useSideTabs';

const HistoryPanel = lazyScreen<HistoryPanelProps>(() => import('../history/HistoryPanel'));

export interface RecordMenuProps {
  readonly record: AnyRecord;
  readonly actions: readonly (readonly [name: string, action: RecordAction])[];
}

export function RecordMenu({ record, actions }: RecordMenuProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const back = useBackToList();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [opened, setOpened] = useState<'delete' | { readonly action: number }>();
  const place = use(TabToolsContext);
  const [tools, setTools] = useState<OpenTabTools>();
  const canDelete = useAllowed('delete');
  const withheld = useWithheld('delete');
  const beside = useSideTabs(record);
  const map = mapAddressOf(useScreen().schema, record);
  const close = () => setAnchor(undefined);
  const open = (what: typeof opened) => () => {
    close();
    setOpened(what);
  };
  const end = () => setOpened(undefined);
  const page: readonly (MenuEntry | false)[] = [
    beside.tabs.includes('comments') && {
      name: 'comments',
      label: translate('history.comments.title'),
      icon: <ModeCommentOutlined />,
      onChoose: () => beside.setOpen('comments'),
    },
    beside.tabs.includes('history') && {
      name: 'history',
      label: translate('history.button'),
      icon: <History />,
      onChoose: () => beside.setOpen('history'),
    },
    map !== undefined && {
      name: 'map',
      label: translate('details.map'),
      icon: <MapOutlined />,
      onChoose: () => window.open(map, '_blank', 'noopener,noreferrer'),
    },
    canDelete && {
      name: 'delete',
      label: translate('screens.actions.delete'),
      icon: <DeleteOutlined />,
      onChoose: open('delete'),
    },
  ];
  usePageActions(page.filter((entry) => entry !== false));
  const running = typeof opened === 'object' ? actions[opened.action] : undefined;
  const label = translate('details.menu');
  return (
    <>
      {beside.tabs.includes('comments') && <CommentsButton id={record.id} onClick={() => beside.setOpen('comments')} />}
      <IconButton
        id={id}
        className="record-menu"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        data-hint={label}
        onClick={({ currentTarget }) => {
          // Ends the previous action, so that it can be chosen again.
          if (running) end();
          setTools(place.current);
          setAnchor(currentTarget);
        }}
      >
        <MoreVert />
      </IconButton>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {map !== undefined && (
          <MenuItem component="a" href={map} target="_blank" rel="noopener noreferrer" onClick={close}>
            <ListItemIcon>
              <MapOutlined />
            </ListItemIcon>
            <ListItemText>{translate('details.map')}</ListItemText>
          </MenuItem>
        )}
        {actions.map(([name, action], index) => (
          <MenuAction key={name} name={name} action={action} onClick={open({ action: index })} />
        ))}
        {beside.tabs.includes('history') && (
          <MenuItem
            onClick={() => {
              close();
              beside.setOpen('history');
            }}
          >
            <ListItemIcon>
              <History />
            </ListItemIcon>
            <ListItemText>{translate('history.button')}</ListItemText>
          </MenuItem>
        )}
        <ProductAction record={record} onDone={close} />
        {tabToolItems(tools, close)}
        {(canDelete || withheld) && <Divider />}
        {(canDelete || withheld) && (
          <WriteItem
            label={translate('screens.actions.delete')}
            icon={<DeleteOutlined />}
            isDangerous
            onClick={open('delete')}
          />
        )}
      </Menu>
      {running && <RunningAction name={running[0]} action={running[1]} record={record} onEnd={end} />}
      {beside.open && (
        <Suspense fallback={null}>
          <HistoryPanel
            record={record}
            tab={beside.open}
            tabs={beside.tabs}
            onTab={beside.setOpen}
            onClose={() => beside.setOpen(undefined)}
          />
        </Suspense>
      )}
      {opened === 'delete' && (
        <DeleteDialog record={record} onClose={end} onDeleted={() => navigate(back.to, { ...back, replace: true })} />
      )}
    </>
  );
}
