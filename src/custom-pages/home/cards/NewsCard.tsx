import Box from '@mui/material/Box';
import { useGetList } from 'ra-core';
import { dateFormat } from '../../../resources/common/dateFormat';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { CHANGELOGS } from '../../../resources/routes/addresses';
import { ChangelogsApplication } from '../../../resources/schemas/changelogs';
import type { RecordOf } from '../../../resources/language/resourceSchema';
import { newsAnchor } from '../../changelogs/newsAnchor';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

const SHOWN = 4;

/** The latest changelogs of the applications. */
export function NewsCard() {
  const region = useRegion();
  const { data, isPending, error, refetch } = useGetList<RecordOf<typeof ChangelogsApplication>>(
    ChangelogsApplication.name,
    { pagination: { page: 1, perPage: SHOWN }, sort: { field: 'date', order: 'DESC' }, filter: {} },
    { retry: false },
  );
  const date = dateFormat(region, { dateStyle: 'medium' });
  return (
    <HomeCard
      name="nouveautes"
      to={CHANGELOGS}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={data?.length === 0}
    >
      <Box component="ul" sx={CARD_LINES}>
        {data?.map((news) => (
          <CardLine
            key={news.id}
            to={`${CHANGELOGS}#${newsAnchor(news.id)}`}
            aside={date.format(new Date(`${news.date}T12:00:00`))}
          >
            {news.titre}
          </CardLine>
        ))}
      </Box>
    </HomeCard>
  );
}
