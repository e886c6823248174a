import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useInPlace } from '../nested/InPlaceContext';
import { CreateButton } from '../page/CreateButton';
import { MessagePanel } from '../page/MessagePanel';
import { useListFilter } from './filters/useListFilter';

export function EmptyList() {
  const translate = useTranslate();
  const { isNarrowed, clear } = useListFilter();
  const place = useInPlace() ? 'details.nothingHere' : 'screens.list.nothingYet';
  return isNarrowed ? (
    <MessagePanel
      title={translate('screens.list.nothingFound.title')}
      text={translate('screens.list.nothingFound.text')}
    >
      <Button variant="outlined" size="small" onClick={clear}>
        {translate('screens.list.filters.clear')}
      </Button>
    </MessagePanel>
  ) : (
    <MessagePanel title={translate(`${place}.title`)} text={translate(`${place}.text`)}>
      <CreateButton />
    </MessagePanel>
  );
}
