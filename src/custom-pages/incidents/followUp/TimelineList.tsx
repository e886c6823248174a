import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate, useGetManyAggregate } from 'ra-core';
import { optionOf } from '../../../resources/fields/shared/options';
import { useRegion, useWords } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { TimelineEntry } from './timeline';
import { representationOf } from '../../../resources/records/representation';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { useMayRead } from '../../../resources/views/access/useMayRead';

/** Names of people, if the reader may read them. */
function usePersonNames(ids: readonly (number | undefined)[]): (id: number | undefined) => string | undefined {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const isReadable = useMayRead(Utilisateurs) === true;
  const { data } = useGetManyAggregate<AnyRecord>(
    Utilisateurs.name,
    { ids: wanted },
    { enabled: isReadable && wanted.length > 0 },
  );
  const names = new Map(
    (data ?? []).filter(Boolean).map((one) => [Number(one.id), representationOf(Utilisateurs, one)]),
  );
  return (id) => (id === undefined ? undefined : names.get(id));
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** Translation keys for entries without a person. */
const NAMELESS = { reported: 'reportedNameless', comment: 'commentNameless' } as const;

function useMoment(): (at: string) => string {
  const region = useRegion();
  return (at) =>
    DAY_ONLY.test(at)
      ? new Date(`${at}T12:00:00`).toLocaleDateString(region, { dateStyle: 'medium' })
      : new Date(at).toLocaleString(region, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The timeline of an incident, latest first. */
export function TimelineList({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const translate = useTranslate();
  const momentOf = useMoment();
  const nameOf = usePersonNames(entries.map(({ personId }) => personId));
  const inWords = useWords();
  const told = ({ kind, personId, label = '', name = nameOf(personId), state }: TimelineEntry): string => {
    const option = optionOf(state, FichesIncident.fields.etat.options);
    const key = name === undefined && kind in NAMELESS ? NAMELESS[kind as keyof typeof NAMELESS] : kind;
    return translate(`incidents.followUp.${key}`, {
      name: name ?? '',
      label,
      state: option ? inWords(option.label) : '',
    });
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider', ml: 0.5 }}>
      {entries.map((entry) => (
        <Box component="li" key={entry.key} sx={{ position: 'relative', pl: 2, pb: 1.5, '&::before': DOT }}>
          <Typography variant="caption" component="time" dateTime={entry.at} sx={{ color: 'text.secondary' }}>
            {momentOf(entry.at)}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {told(entry)}
            {entry.kind === 'actionDue' && nameOf(entry.personId) && ` · ${nameOf(entry.personId)}`}{' '}
            {entry.isLate && <Chip size="small" color="error" label={translate('incidents.followUp.late')} />}
          </Typography>
          {entry.text !== undefined && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.25 }}>
              {entry.text}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

const DOT = {
  content: '""',
  position: 'absolute',
  left: -6,
  top: 6,
  width: 10,
  height: 10,
  borderRadius: '50%',
  bgcolor: 'primary.main',
} as const;
