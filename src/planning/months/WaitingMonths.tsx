import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { DecisionLine } from '../../resources/views/requests/DecisionLine';
import { REQUEST_LIST } from '../../resources/views/requests/requestListStyle';
import type { WaitingListProps } from '../../resources/views/requests/waitingList';
import { useFormats } from '../calendar/useFormats';
import type { MonthValidation } from '../core/planningAnswers';
import { monthOfDay, monthSpan } from '../data/months';
import { monthIn, monthsKey } from '../data/useMonths';
import { useStaff } from '../data/useStaff';
import { NO_FILTERS, planAddress } from '../page/urlState';
import { usePlanSource } from '../source/usePlanSource';
import { useWriteMonths } from './useMonthStates';

interface WaitingMonth {
  readonly personId: number;
  /** `2026-10` */
  readonly month: string;
}

const waitingIn = (items: readonly MonthValidation[]): readonly WaitingMonth[] =>
  items
    .filter(({ etat }) => etat === 'EnAttente')
    .map(({ utilisateurId, moisAnnee }) => ({ personId: utilisateurId, month: monthIn(moisAnnee) }))
    .toSorted((one, other) => one.month.localeCompare(other.month));

/** People's months on the home page, the earliest first, decided as in the dialog of the plan. */
export default function WaitingMonths({ most, oldestMonth }: WaitingListProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { isKnown, validations } = usePlanSource();
  const { data: staff } = useStaff();
  const { mutate, data: failures } = useWriteMonths();
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
  const names = new Map(staff?.items.map(({ id, name }) => [id, name]));
  return (
    <>
      {failures && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate('planningRequests.months.failed', { smart_count: failures.count, reason: failures.reason })}
        </Alert>
      )}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data.length > 0 && (
        <Paper
          component="ol"
          variant="outlined"
          aria-label={translate('planningRequests.months.title')}
          sx={REQUEST_LIST}
        >
          {data.slice(0, most).map(({ personId, month }) => {
            const day = monthSpan(month).first;
            const filters = { ...NO_FILTERS, people: [personId] };
            return (
              <DecisionLine
                key={`${personId} ${month}`}
                title={names.get(personId) ?? (staff ? `#${personId}` : '…')}
                to={planAddress({ view: 'month', day, filters })}
                detail={formats.month(day)}
                accept={translate('planningRequests.months.validate')}
                onDecide={(etat) => mutate({ month, etat, people: [personId] })}
              />
            );
          })}
        </Paper>
      )}
    </>
  );
}
