import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/History';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useTranslate } from 'ra-core';
import { Suspense, useState, type MouseEvent } from 'react';
import { toolPath } from '../../resources/routes/tools';
import { useOffers } from '../../resources/views/access/useOffers';
import { useReadOnly } from '../../resources/views/access/ReadOnlyContext';
import { WriteItem } from '../../resources/views/access/WriteItem';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';
import { usePageActions } from '../../resources/views/page/pageActions';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useOnline } from '../../resources/views/page/useOnline';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { useRegistry } from '../../resources/views/RegistryContext';
import { usePlanSource } from '../source/usePlanSource';
import { useToolWords } from './toolWords';
import type { PlanToolProps } from '../slotForm/tools/DuplicatePlan';

const DuplicatePlan = lazyScreen<PlanToolProps>(() => import('../slotForm/tools/DuplicatePlan'));
const DuplicateAll = lazyScreen<PlanToolProps>(() => import('../slotForm/tools/DuplicateAll'));
const DeletePeriod = lazyScreen<PlanToolProps>(() => import('../slotForm/tools/DeletePeriod'));

const NONE = [] as const;

type Tool = 'duplicate' | 'all' | 'remove';

export interface ToolsMenuProps extends Omit<PlanToolProps, 'onClose'> {
  readonly onHelp: () => void;
  /** Opens the months; absent where a button of its own does. */
  readonly onMonths?: (() => void) | undefined;
}

export function ToolsMenu({ onHelp, onMonths, ...props }: ToolsMenuProps) {
  const { simulationId } = props;
  const translate = useTranslate();
  const isRoomy = useToolWords();
  const hasKeys = !useMediaQuery(WITHOUT_KEYS, { noSsr: true });
  const slots = useRegistry().get('creneaux');
  const { hasTool } = useOffers();
  const offline = useOnline() ? undefined : translate('planning.nav.offline');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [tool, setTool] = useState<Tool>();
  const choose = (one: Tool) => {
    setAnchor(undefined);
    setTool(one);
  };
  const close = () => setTool(undefined);
  const opens = {
    'aria-haspopup': 'menu',
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget),
  } as const;
  const isWithheld = useReadOnly();
  const { previews } = usePlanSource();
  const realOnly = simulationId === undefined ? undefined : translate('planning.nav.realOnly');
  const copies = previews ? offline : (offline ?? realOnly);
  const months = {
    name: 'months',
    icon: <FactCheckOutlined fontSize="small" />,
    reason: offline ?? realOnly,
    label: translate('planningRequests.months.open'),
    onChoose: () => {
      setAnchor(undefined);
      onMonths?.();
    },
  };
  const copying = (
    [
      ['duplicate', 'planMenu', copies, <ContentCopyOutlined key="duplicate" fontSize="small" />],
      // Its copies are shifted, which only an API with previews can do.
      ...(previews ? [['all', 'allMenu', copies, <GroupsOutlined key="all" fontSize="small" />] as const] : []),
      ['remove', 'deleteMenu', offline ?? realOnly, <DeleteSweepOutlined key="remove" fontSize="small" />],
    ] as const
  ).map(([name, words, reason, icon]) => ({
    ...{ name, icon, reason, label: translate(`planning.tools.${words}`) },
    onChoose: () => choose(name),
  }));
  const entries = onMonths ? [months, ...copying] : copying;
  usePageActions(isWithheld ? NONE : entries.filter(({ reason }) => reason === undefined));
  return (
    <>
      {!isRoomy ? (
        <Tooltip title={translate('planning.nav.tools')}>
          <IconButton size="small" aria-label={translate('planning.nav.tools')} {...opens}>
            <MoreVert />
          </IconButton>
        </Tooltip>
      ) : (
        <Button size="small" color="inherit" startIcon={<MoreVert />} {...opens}>
          {translate('planning.nav.tools')}
        </Button>
      )}
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {entries.map(({ name, label, icon, reason, onChoose }) => (
          <WriteItem key={name} label={label} reason={reason} icon={icon} onClick={onChoose} />
        ))}
        <Divider />
        <MenuItem component={LinkBase} to={slots.path}>
          <ListItemIcon>
            <ListAltOutlined fontSize="small" />
          </ListItemIcon>
          {translate('planning.tools.listMenu')}
        </MenuItem>
        {hasTool(slots, 'changes') && (
          <MenuItem component={LinkBase} to={toolPath(slots, 'changes')}>
            <ListItemIcon>
              <History fontSize="small" />
            </ListItemIcon>
            {translate('planning.tools.historyMenu')}
          </MenuItem>
        )}
        {hasKeys && (
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              onHelp();
            }}
          >
            <ListItemIcon>
              <KeyboardOutlined fontSize="small" />
            </ListItemIcon>
            {translate('planning.nav.keys')}
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={<DialogComing />}>
        {tool === 'duplicate' && <DuplicatePlan {...props} onClose={close} />}
        {tool === 'all' && <DuplicateAll {...props} onClose={close} />}
        {tool === 'remove' && <DeletePeriod {...props} onClose={close} />}
      </Suspense>
    </>
  );
}
