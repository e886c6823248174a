import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { WithheldButton } from '../../resources/views/access/Withheld';
import { useOnline } from '../../resources/views/page/useOnline';

export interface MonthsButtonProps {
  readonly isPlanner: boolean;
  /** Months that wait for validation. */
  readonly waiting: number;
  /** Why months cannot be decided now. */
  readonly withheld?: string | undefined;
  readonly onOpen: () => void;
}

/** Opens the months: planners validate them, staff ask for it. */
export function MonthsButton({ isPlanner, waiting, withheld, onOpen }: MonthsButtonProps) {
  const translate = useTranslate();
  const isOnline = useOnline();
  const reason = isOnline ? withheld : translate('planning.nav.offline');
  const label = translate(`planningRequests.months.${isPlanner ? 'waiting' : 'ask'}`, { smart_count: waiting });
  if (reason !== undefined)
    return <WithheldButton color="inherit" startIcon={<FactCheckOutlined />} label={label} reason={reason} />;
  return (
    <Button size="small" color="inherit" startIcon={<FactCheckOutlined />} aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </Button>
  );
}
