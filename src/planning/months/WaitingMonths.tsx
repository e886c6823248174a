import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { dayIndexOf, startOfDay } from '../../resources/fields/shared/zone';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { DecisionLine } from '../../resources/views/requests/DecisionLine';
import { DecisionList } from '../../resources/views/requests/DecisionList';
import type { WaitingListProps } from '../../resources/views/requests/waitingList';
import { useFormats } from '../calendar/useFormats';
import { monthOfDay, monthSpan } from '../data/months';
import { monthsKey } from '../data/useMonths';
import { useStaff } from '../data/useStaff';
import { NO_FILTERS, planAddress } from '../page/urlState';
import { usePlanSource } from '../source/usePlanSource';
import { MonthConfirm } from './MonthConfirm';
import { useMonthDecision } from './useMonthDecision';
import { useWaitingHours } from './useWaitingHours';
import { waitingIn } from './waitingIn';
import { personLabel } from '../core/personLabel';

/** People's months on the home page, the earliest first, decided as in the dialog of the plan. */
export default function WaitingMonths({ most, oldestMonth }: WaitingListProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { isKnown, validations } = usePlanSource();
  const { data: staff } = useStaff();
  const { failures, asked, isPending, decide, confirm, cancel } = useMonthDecision();
  const now = monthOfDay(dayIndexOf(Date.now()));
  const first = oldestMonth ?? now;
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    queryKey: monthsKey(first, now),
    queryFn: ({ signal }) => validations(first, now, signal),
    select: waitingIn,
    enabled: isKnown,
  });
  const lines = data.slice(0, most);
  const wordsOf = useWaitingHours(lines);
  const names = new Map(staff?.items.map((one) => [one.id, personLabel(one)]));
  return (
    <>
      {failures && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('planningRequests.months.failed', { smart_count: failures.count, reason: failures.reason })}
        </Alert>
      )}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data.length > 0 && (
        <DecisionList label={translate('planningRequests.months.title')}>
          {lines.map((line) => {
            const { personId, month } = line;
            const { first: day, last } = monthSpan(month);
            const filters = { ...NO_FILTERS, people: [personId] };
            return (
              <DecisionLine
                key={`${personId} ${month}`}
                who={names.get(personId) ?? ''}
                title={names.get(personId) ?? (staff ? `#${personId}` : '…')}
                to={planAddress({ view: 'month', day, filters })}
                detail={[formats.month(day), ...wordsOf(line)].join(' · ')}
                // It can be validated since its last day has passed; one that still runs has not waited yet.
                since={month < now ? new Date(startOfDay(last + 1)).toISOString() : null}
                accept={translate('planningRequests.months.validate')}
                onDecide={(etat) => decide({ month, etat, people: [personId] })}
              />
            );
          })}
        </DecisionList>
      )}
      <MonthConfirm asked={asked} isPending={isPending} onConfirm={confirm} onCancel={cancel} />
    </>
  );
}
