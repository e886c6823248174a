import Box from '@mui/material/Box';
import { useGetIdentity, useGetList } from 'ra-core';
import { dateFormat } from '../../../resources/common/dateFormat';
import { OptionChip } from '../../../resources/fields/shared/choices/OptionChip';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { incidentsInCharge } from '../../../portal/incidentsInCharge';
import { pathOf } from '../../../resources/registry/paths';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { RecordOf } from '../../../resources/language/resourceSchema';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

type Incident = RecordOf<typeof FichesIncident>;

const SHOWN = 5;

/** The reader's open incidents, oldest first. */
export function IncidentsCard() {
  const region = useRegion();
  const { data: identity } = useGetIdentity();
  const ownId = Number(identity?.id);
  const { data, isPending, error, refetch } = useGetList<Incident>(
    FichesIncident.name,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: 'dateIncident', order: 'ASC' },
      filter: incidentsInCharge(ownId),
    },
    { enabled: Number.isSafeInteger(ownId), retry: false },
  );
  const date = dateFormat(region, { dateStyle: 'medium' });
  return (
    <HomeCard
      name="incidents"
      to={pathOf(FichesIncident, 'list')}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={data?.length === 0}
    >
      <Box component="ul" sx={CARD_LINES}>
        {data?.map((incident) => (
          <CardLine
            key={incident.id}
            to={pathOf(FichesIncident, 'show', incident.id)}
            aside={date.format(new Date(incident.dateIncident))}
            below={<OptionChip value={incident.etat} options={FichesIncident.fields.etat.options} />}
          >
            {incident.titre}
          </CardLine>
        ))}
      </Box>
    </HomeCard>
  );
}
