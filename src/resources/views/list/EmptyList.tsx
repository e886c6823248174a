import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useInPlace } from '../nested/InPlaceContext';
import { CreateButton } from '../page/CreateButton';
import { MessagePanel } from '../page/MessagePanel';
import { useSearchEverywhere } from '../page/SearchEverywhereContext';
import { useListFilter } from './filters/useListFilter';
import { LateNearRecords } from './near/LateNearRecords';

export function EmptyList() {
  const translate = useTranslate();
  const { search, isNarrowed, clear } = useListFilter();
  const searchEverywhere = useSearchEverywhere();
  const place = useInPlace() ? 'details.nothingHere' : 'screens.list.nothingYet';
  return isNarrowed ? (
    <MessagePanel
      title={translate(`screens.list.nothingFound.${search === '' ? 'title' : 'titleFor'}`, { search })}
      {...(search === '' && { text: translate('screens.list.nothingFound.text') })}
    >
      <Button variant="outlined" size="small" onClick={clear}>
        {translate('screens.list.filters.clear')}
      </Button>
      {search !== '' && searchEverywhere && (
        <Button variant="outlined" size="small" onClick={() => searchEverywhere(search)}>
          {translate('screens.list.nothingFound.everywhere', { search })}
        </Button>
      )}
      <LateNearRecords search={search} />
    </MessagePanel>
  ) : (
    <MessagePanel title={translate(`${place}.title`)} text={translate(`${place}.text`)}>
      <CreateButton />
    </MessagePanel>
  );
}
