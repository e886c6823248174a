import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Check from '@mui/icons-material/Check';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { WriteButton } from '../../resources/views/access/WriteButton';
import { useFormats } from '../calendar/useFormats';
import { monthOfDay, monthSpan } from '../data/months';
import { monthsKey } from '../data/useMonths';
import type { DaySpan } from '../model/plan';
import { usePlanSource } from '../source/usePlanSource';
import { MonthConfirm } from './MonthConfirm';
import { useMonthDecision } from './useMonthDecision';
import { useWaitingHours } from './useWaitingHours';
import { waitingIn } from './waitingIn';

export interface PersonMonthsProps {
  readonly personId: number;
  readonly name: string | undefined;
  readonly span: DaySpan;
}

/** Months of the only person in sight that wait for validation; the planner decides here, with the slots in sight. */
export default function PersonMonths({ personId, name, span }: PersonMonthsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { isKnown, validations } = usePlanSource();
  const [first, last] = [monthOfDay(span.first), monthOfDay(span.last)];
  // The plan reads the same months.
  const { data = [] } = useQuery({
    queryKey: monthsKey(first, last),
    queryFn: ({ signal }) => validations(first, last, signal),
    select: waitingIn,
    enabled: isKnown,
  });
  const lines = data.filter((one) => one.personId === personId);
  const wordsOf = useWaitingHours(lines);
  const { failures, asked, isPending, decide, confirm, cancel } = useMonthDecision();
  const words = 'planningRequests.months';
  return (
    <>
      {failures && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {translate(`${words}.failed`, { smart_count: failures.count, reason: failures.reason })}
        </Alert>
      )}
      {lines.map((line) => {
        const month = formats.month(monthSpan(line.month).first);
        const write = (etat: 'Acceptee' | 'Refusee') => decide({ month: line.month, etat, people: [personId] });
        return (
          <Alert
            key={line.month}
            severity="info"
            sx={{ mb: 1, py: 0, alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
            action={
              <Box role="group" aria-label={month} sx={{ display: 'flex', gap: 1 }}>
                <WriteButton label={translate(`${words}.refuse`)} color="inherit" onClick={() => write('Refusee')} />
                <WriteButton
                  label={translate(`${words}.validate`)}
                  variant="outlined"
                  startIcon={<Check />}
                  onClick={() => write('Acceptee')}
                />
              </Box>
            }
          >
            {[translate(`${words}.waits`, { name, month }), ...wordsOf(line)].join(' · ')}
          </Alert>
        );
      })}
      <MonthConfirm asked={asked} isPending={isPending} onConfirm={confirm} onCancel={cancel} />
    </>
  );
}
