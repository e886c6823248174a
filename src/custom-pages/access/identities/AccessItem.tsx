import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import { isRouteAllowed } from '../../../resources/access/access';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { useGrants } from '../../../resources/views/access/useGrants';
import type { RecordActionProps } from '../../../resources/views/show/RecordActionContext';
import { useScreen } from '../../../resources/views/ScreenContext';

const PAGE = '/access-control';

/** Leads from a person's record to what that person may do, and why. */
export function AccessItem({ record, onDone }: RecordActionProps) {
  const translate = useTranslate();
  const { address } = useScreen();
  const { held } = useGrants();
  const rule = productRouteAt(PAGE)?.rule;
  if (address !== Utilisateurs.name || !held || !rule || !isRouteAllowed(rule, held)) return null;
  return (
    <MenuItem component={LinkBase} to={`${PAGE}?personne=${record.id}`} onClick={onDone}>
      <ListItemIcon>
        <ShieldOutlined />
      </ListItemIcon>
      <ListItemText>{translate('access.ofPerson')}</ListItemText>
    </MenuItem>
  );
}
