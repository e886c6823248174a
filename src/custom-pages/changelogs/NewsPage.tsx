// Hand-written: changelogs are read as articles, not as table rows.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { productRouteAt } from '../../resources/routes/routeRules';
import { CHANGELOGS } from '../../resources/routes/addresses';
import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useSettledSearch } from '../../resources/views/page/useSettled';
import { PageTitle } from '../../resources/views/page/PageTitle';
import { SearchField } from '../parts/SearchField';
import { NewsArticle } from './NewsArticle';
import { useNews, useUnreadOnOpening } from './useNews';

/** Changelogs of this portal, newest first, with unread ones marked (section 2 of the specification, `/changelogs`). */
export default function NewsPage({ tenantId }: { readonly tenantId: string }) {
  const translate = useTranslate();
  const inWords = useWords();
  const [typed, setTyped] = useState('');
  const search = useSettledSearch(typed.trim());
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useNews(tenantId, search);
  const unread = useUnreadOnOpening(tenantId);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const route = productRouteAt(CHANGELOGS);
  return (
    <Box sx={{ maxWidth: 820 }}>
      <PageTitle title={route ? inWords(route.title) : ''} help={route ? inWords(route.content) : ''} />
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField label={translate('feedback.news.search')} value={typed} onChange={setTyped} />
      </Box>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={240} />}
      {data && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {total === 0 ? translate('feedback.news.none') : translate('feedback.news.count', { smart_count: total })}
        </Typography>
      )}
      {items.map((item, index) => (
        <NewsArticle key={item.id} item={item} isUnread={search === '' && index < unread} />
      ))}
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('feedback.news.more')}
        </Button>
      )}
    </Box>
  );
}
