// Hand-written: photos and memberships cannot come from the list of one resource.
import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { saveFile } from '../../../resources/fields/shared/files/saveFile';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { MessagePanel } from '../../../resources/views/page/MessagePanel';
import { PageTitle } from '../../../resources/views/page/PageTitle';
import { useSettledSearch } from '../../../resources/views/page/useSettled';
import { useSight } from '../../../resources/views/page/useSight';
import { DirectoryControls } from './DirectoryControls';
import { DirectoryPdf } from './DirectoryPdf';
import { WORDS_ALONE } from './wordsAlone';
import { nameOf, type DirectoryPerson } from './entry';
import { OrgChart } from './OrgChart';
import { PersonCard } from './PersonCard';
import { useDirectory, useEverybody } from './useDirectory';
import { useDirectoryPlace } from './useDirectoryPlace';
import { vCardOf } from './vCard';

/** Prints only the page's content. */
const PRINT = {
  '@media print': { 'body *:not(main, main *, :has(main))': { display: 'none !important' } },
} as const;

const saveCards = (people: readonly DirectoryPerson[], name: string): void =>
  saveFile(new Blob(people.map(vCardOf), { type: 'text/vcard' }), `${name}.vcf`);

/** The staff directory: by name, function, team and structure (section 6 of the specification, `/trombinoscope`). */
export default function DirectoryPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const [place, change] = useDirectoryPlace();
  const { searchBy, teamId, isCompact, isChart } = place;
  const search = useSettledSearch(place.search.trim());
  const asked = { search, searchBy, teamId };
  const { data, error, isPending, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } =
    useDirectory(asked);
  const readEverybody = useEverybody();
  const end = useSight<HTMLDivElement>(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  });
  const people = data?.pages.flatMap((page) => page.people) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const saveAll = async () => {
    try {
      saveCards(await readEverybody(asked), translate('people.directory.title'));
    } catch {
      notify('people.directory.saveFailed', { type: 'error' });
    }
  };
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <PageTitle title={translate('people.directory.title')} help={translate('people.directory.help')}>
        <DirectoryPdf asked={asked} disabled={total === 0} />
        <Button
          size="small"
          variant="outlined"
          sx={WORDS_ALONE}
          startIcon={<ContactPageOutlined />}
          disabled={total === 0}
          onClick={() => void saveAll()}
        >
          {translate('people.directory.saveAll')}
        </Button>
      </PageTitle>
      <DirectoryControls place={place} onChange={change} />
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {/* Its line is there before its words, so that nothing moves. */}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mb: 1, minHeight: '1lh' }}>
        {data && translate(total === 0 ? 'people.directory.none' : 'people.directory.found', { smart_count: total })}
      </Typography>
      {data && total === 0 && (search !== '' || teamId !== undefined) && (
        <MessagePanel title={translate('people.directory.noneHelp')}>
          <Button onClick={() => change({ search: '', searchBy: undefined, teamId: undefined })}>
            {translate('people.directory.reset')}
          </Button>
        </MessagePanel>
      )}
      {/* As high as a window: the end of the page stays below it. */}
      {isPending && !isChart && <Skeleton variant="rounded" height="100vh" />}
      {isChart ? (
        <OrgChart asked={asked} />
      ) : (
        <>
          <Box
            component="ul"
            aria-busy={isFetching}
            sx={{
              m: 0,
              p: 0,
              display: 'grid',
              gap: isCompact ? 0.75 : 1.5,
              gridTemplateColumns: isCompact ? '1fr' : 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
            }}
          >
            {people.map((entry) => (
              <PersonCard
                key={entry.id}
                entry={entry}
                isCompact={isCompact}
                onTeam={(id) => change({ teamId: id })}
                onSave={(one) => saveCards([one], nameOf(one))}
              />
            ))}
          </Box>
          <Box ref={end} sx={{ py: 1 }}>
            {hasNextPage && (
              <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {translate('people.directory.more')}
              </Button>
            )}
          </Box>
        </>
      )}
    </>
  );
}
