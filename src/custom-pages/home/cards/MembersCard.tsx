import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import type { RecordOf } from '../../../resources/language/resourceSchema';
import { pathOf } from '../../../resources/registry/paths';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

/** Two columns of as many. */
const MOST = 8;

/** The newest companies that the reader may read; a reader without tasks begins there. */
export function MembersCard() {
  const { data, isPending, error, refetch } = useGetList<RecordOf<typeof Entreprises>>(
    Entreprises.name,
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'DESC' } },
    { retry: false },
  );
  return (
    <HomeCard
      name="adherents"
      to={pathOf(Entreprises, 'list')}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={data?.length === 0}
    >
      <Box component="ul" sx={LINES}>
        {data?.map(({ id, nom, code, ville }) => (
          <CardLine key={id} to={pathOf(Entreprises, 'show', id)} below={[ville, code].filter(Boolean).join(' · ')}>
            {nom}
          </CardLine>
        ))}
      </Box>
    </HomeCard>
  );
}

const LINES = {
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  columnGap: 3,
  rowGap: 0.5,
} as const;
