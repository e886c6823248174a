import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { SMALL } from '../page/useUrlState';
import { besideOneAnother } from './byDay';
import { DayColumns } from './DayColumns';
import { HourGrid, type TimeGridProps } from './HourGrid';

/** Slots side by side: more are too narrow to read, and take a second to lay out. */
const MOST_AT_ONCE = { day: 12, workWeek: 3, week: 2 } as const;
const MOST_AT_ONCE_SMALL = { day: 3, workWeek: 1, week: 1 } as const;

/** A day or a week by hours, or a list per day if too many slots overlap. */
export default function TimeGrid(props: TimeGridProps) {
  const { view, plan, span } = props;
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const most = (isSmall ? MOST_AT_ONCE_SMALL : MOST_AT_ONCE)[view];
  const beside = useMemo(() => besideOneAnother(plan.slots, span, most), [plan.slots, span, most]);
  const [crowded, setCrowded] = useStore<'lists' | 'hours'>('planning.crowded', 'lists');
  if (beside.shown.length < beside.total && crowded === 'lists')
    return <DayColumns {...props} total={beside.total} onHours={() => setCrowded('hours')} />;
  return <HourGrid {...props} {...beside} onLists={() => setCrowded('lists')} />;
}
