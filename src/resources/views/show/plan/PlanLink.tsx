import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import type { RecordPlan } from '../../../language/recordPlan';
import { IconAction } from '../../page/IconAction';
import { usePlanAddress } from './usePlanAddress';

export interface PlanLinkProps {
  readonly plan: RecordPlan;
  readonly id: number;
}

/** @param isIcon without words, where there is no room for them */
export function PlanLink({ plan, id, isIcon = false }: PlanLinkProps & { readonly isIcon?: boolean }) {
  const translate = useTranslate();
  const { to, onApproach } = usePlanAddress(plan, id);
  const label = translate('details.plan.show');
  return (
    <Box component="span" onPointerEnter={onApproach} onFocus={onApproach} sx={{ display: 'inline-flex' }}>
      {isIcon ? (
        <IconAction label={label} icon={<EventOutlined />} to={to} />
      ) : (
        <Button component={LinkBase} to={to} size="small" startIcon={<EventOutlined />}>
          {label}
        </Button>
      )}
    </Box>
  );
}
