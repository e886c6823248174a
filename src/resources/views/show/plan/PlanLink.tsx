import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import type { RecordPlan } from '../../../language/recordPlan';
import { usePlanAddress } from './usePlanAddress';

export interface PlanLinkProps {
  readonly plan: RecordPlan;
  readonly id: number;
}

export function PlanLink({ plan, id }: PlanLinkProps) {
  const translate = useTranslate();
  const to = usePlanAddress(plan, id);
  return (
    <Button component={LinkBase} to={to} size="small" startIcon={<EventOutlined />}>
      {translate('details.plan.show')}
    </Button>
  );
}
