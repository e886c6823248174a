import EventOutlined from '@mui/icons-material/EventOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import type { PlanLinkProps } from './PlanLink';
import { usePlanAddress } from './usePlanAddress';

/** `PlanLink` in a menu, which passes the props that give its first entry the focus. */
export function PlanItem({ plan, id, ...item }: PlanLinkProps & Omit<MenuItemProps<typeof LinkBase>, 'id' | 'to'>) {
  const translate = useTranslate();
  const to = usePlanAddress(plan, id);
  return (
    <MenuItem {...item} component={LinkBase} to={to}>
      <ListItemIcon>
        <EventOutlined />
      </ListItemIcon>
      <ListItemText>{translate('details.plan.show')}</ListItemText>
    </MenuItem>
  );
}
