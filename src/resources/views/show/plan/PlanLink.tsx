import EventOutlined from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { recordPlanAddress } from '../../../language/recordPlan';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useRecordPlan } from './useRecordPlan';

export function PlanLink({ record: { id } }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const plan = useRecordPlan(id);
  if (!plan) return null;
  return (
    <Button component={LinkBase} to={recordPlanAddress(plan, id)} size="small" startIcon={<EventOutlined />}>
      {translate('details.plan.show')}
    </Button>
  );
}
