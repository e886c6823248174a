// Hand-written: a list cannot show a curve of the reader's days, or averages of teams.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { isObject } from '../../resources/common/isObject';
import { FEWEST_PEOPLE, MOOD_VALUES } from '../../portal/moods';
import { optionOf } from '../../resources/fields/shared/options';
import { useRegion, useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { Humeur } from '../../resources/schemas/opinions';
import { isNotOffered } from '../../resources/protocol/notOffered';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useCall } from '../../resources/views/useCall';
import { Curve, type CurvePoint } from './Curve';
import { moodDays } from './moodDays';

interface TeamWeek {
  readonly equipeId: number;
  readonly equipe: string;
  readonly semaine: string;
  readonly moyenne: number;
  readonly personnes: number;
}

const isTeamWeek = (value: unknown): value is TeamWeek => isObject(value) && 'equipe' in value && 'moyenne' in value;

const SHOWN = 60;

const [WORST, BEST] = [Math.min(...Object.values(MOOD_VALUES)), Math.max(...Object.values(MOOD_VALUES))];

/** The reader's curve, and the averages of their teams with enough answers. */
export default function MoodCurves() {
  const translate = useTranslate();
  const inWords = useWords();
  const region = useRegion();
  const call = useCall();
  const own = useQuery({
    queryKey: [Humeur.name, 'curve'],
    queryFn: async ({ signal }) => moodDays(await call(Humeur.name, { signal })),
  });
  const teams = useQuery({
    queryKey: [Humeur.name, 'teams'],
    queryFn: async ({ signal }) => {
      const answer = await call(`${Humeur.name}/equipes`, { signal });
      return Array.isArray(answer) ? answer.filter(isTeamWeek) : [];
    },
  });
  const day = new Intl.DateTimeFormat(region, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const number = new Intl.NumberFormat(region, { maximumFractionDigits: 1 });
  const points = (own.data ?? []).slice(-SHOWN).map(({ date, mood }): CurvePoint => {
    const option = optionOf(mood, Humeur.fields.humeur.options);
    return {
      label: day.format(new Date(`${date}T12:00:00`)),
      value: MOOD_VALUES[mood],
      text: option ? inWords(option.label) : mood,
    };
  });
  const names = new Map((teams.data ?? []).map(({ equipeId, equipe }) => [equipeId, equipe]));
  const weeksOf = (id: number): readonly CurvePoint[] =>
    (teams.data ?? [])
      .filter(({ equipeId }) => equipeId === id)
      .map(({ semaine, moyenne, personnes }) => ({
        label: semaine,
        value: moyenne,
        text: translate('feedback.mood.average', { average: number.format(moyenne), smart_count: personnes }),
      }));
  const hasTeams = !isNotOffered(teams.error);
  const error = own.error ?? (hasTeams ? teams.error : null);
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      {error && (
        <FailureAlert
          error={error}
          onRetry={() => void Promise.all([own.refetch(), ...(hasTeams ? [teams.refetch()] : [])])}
        />
      )}
      {[own, teams].some(({ isPending, isPaused }) => isPending && !isPaused) && (
        <Skeleton variant="rounded" height={160} />
      )}
      {own.data?.length === 0 && <Typography variant="body2">{translate('feedback.mood.none')}</Typography>}
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Curve
          title={translate('feedback.mood.own')}
          points={points}
          min={WORST}
          max={BEST}
          columns={[translate('feedback.mood.day'), translate('feedback.mood.mood')]}
        />
        {[...names].map(([id, name]) => (
          <Curve
            key={id}
            title={translate('feedback.mood.team', { name })}
            points={weeksOf(id)}
            min={WORST}
            max={BEST}
            columns={[translate('feedback.mood.week'), translate('feedback.mood.mood')]}
          />
        ))}
      </Box>
      {teams.data && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {translate('feedback.mood.privacy', { people: FEWEST_PEOPLE })}
        </Typography>
      )}
    </Paper>
  );
}
