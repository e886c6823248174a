import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import History from '@mui/icons-material/History';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { LinkBase, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { toolPath } from '../../resources/routes/tools';
import { useOffers } from '../../resources/views/access/useOffers';
import { WriteItem } from '../../resources/views/access/WriteItem';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { PlanToolProps } from '../slotForm/tools/DuplicatePlan';

const DuplicatePlan = lazyScreen<PlanToolProps>(() => import('../slotForm/tools/DuplicatePlan'));
const DeletePeriod = lazyScreen<PlanToolProps>(() => import('../slotForm/tools/DeletePeriod'));

export function ToolsMenu(props: Omit<PlanToolProps, 'onClose'>) {
  const translate = useTranslate();
  const slots = useRegistry().get('creneaux');
  const { hasTool } = useOffers();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [tool, setTool] = useState<'duplicate' | 'remove'>();
  const choose = (one: 'duplicate' | 'remove') => {
    setAnchor(undefined);
    setTool(one);
  };
  const close = () => setTool(undefined);
  return (
    <>
      <Tooltip title={translate('planning.nav.tools')}>
        <IconButton
          size="small"
          aria-label={translate('planning.nav.tools')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <WriteItem
          label={translate('planning.tools.planMenu')}
          icon={<ContentCopyOutlined fontSize="small" />}
          onClick={() => choose('duplicate')}
        />
        <WriteItem
          label={translate('planning.tools.deleteMenu')}
          icon={<DeleteSweepOutlined fontSize="small" />}
          onClick={() => choose('remove')}
        />
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
      </Menu>
      <Suspense fallback={<DialogComing />}>
        {tool === 'duplicate' && <DuplicatePlan {...props} onClose={close} />}
        {tool === 'remove' && <DeletePeriod {...props} onClose={close} />}
      </Suspense>
    </>
  );
}
