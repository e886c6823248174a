import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { useSettledSearch } from '../../../resources/views/page/useSettled';
import type { AccessPerson } from '../api/accessTypes';
import { useFoundPeople } from '../api/useFoundPeople';
import { SearchField } from '../../parts/SearchField';
import { PersonItem } from './PersonItem';

export interface PeopleListProps {
  readonly chosen: AccessPerson | undefined;
  readonly onChoose: (id: number) => void;
}

export function PeopleList({ chosen, onChoose }: PeopleListProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useFoundPeople(
    useSettledSearch(search.trim()),
  );
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  const isListed = people.some(({ id }) => id === chosen?.id);
  // The person of a link may be on a page that is not read yet.
  const shown = chosen && data && !isListed && search === '' ? [chosen, ...people] : people;
  return (
    // In a single column, keep the footer in place while a search changes the list's height.
    <Box
      component="section"
      aria-label={translate('accessPages.people.list')}
      sx={{ minWidth: 0, minHeight: { xs: '100dvh', md: 0 } }}
    >
      <SearchField label={translate('accessPages.people.search')} value={search} onChange={setSearch} />
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={200} sx={{ mt: 1 }} />}
      {data && shown.length === 0 && <Typography sx={{ py: 2 }}>{translate('accessPages.people.none')}</Typography>}
      {/* Below the place of what is read, an empty list would move up. */}
      <List dense hidden={shown.length === 0} sx={{ maxHeight: { md: 'calc(100dvh - 260px)' }, overflowY: 'auto' }}>
        {shown.map((person) => (
          <PersonItem key={person.id} person={person} isChosen={person.id === chosen?.id} onChoose={onChoose} />
        ))}
      </List>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('accessPages.people.more')}
        </Button>
      )}
    </Box>
  );
}
