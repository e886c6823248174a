// Hand-written: a list shows each person's opinions, not averages over time.
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { isObject } from '../../resources/common/isObject';
import { useRegion } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useCall } from '../../resources/views/useCall';
import { Curve } from './Curve';

interface MonthAverage {
  readonly mois: string;
  readonly moyenne: number;
  readonly nombre: number;
}

const isAverage = (value: unknown): value is MonthAverage => isObject(value) && 'mois' in value && 'moyenne' in value;

/** Monthly averages, above the list of opinions. */
export default function OpinionAverages() {
  const translate = useTranslate();
  const region = useRegion();
  const call = useCall();
  const { data, error, isPending, isPaused, refetch } = useQuery({
    queryKey: ['Avis', 'moyennes'],
    queryFn: async ({ signal }) => {
      const answer = await call('Avis/moyennes', { signal });
      return Array.isArray(answer) ? answer.filter(isAverage) : [];
    },
  });
  const number = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
  const month = new Intl.DateTimeFormat(region, { month: 'long', year: 'numeric' });
  const points = (data ?? []).map(({ mois, moyenne, nombre }) => ({
    label: month.format(new Date(`${mois}-15T12:00:00`)),
    value: moyenne,
    text: translate('feedback.averages.value', { average: number.format(moyenne), smart_count: nombre }),
  }));
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, maxWidth: 800 }}>
      {isPending && !isPaused && <Skeleton variant="rounded" height={184} />}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography variant="body2">{translate('feedback.averages.none')}</Typography>}
      <Curve
        title={translate('feedback.averages.title')}
        points={points}
        min={0}
        max={10}
        columns={[translate('feedback.averages.month'), translate('feedback.averages.average')]}
      />
    </Paper>
  );
}
