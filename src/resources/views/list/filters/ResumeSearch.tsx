import RestoreIcon from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import { useStore, useTranslate } from 'ra-core';
import { useScreen } from '../../ScreenContext';
import { otherListOf } from '../otherList';
import { lastSearchKey } from '../state/addressedStore';
import { useListChanges } from '../state/ListStateContext';
import type { ListState } from '../state/listState';
import { useListFilter } from './useListFilter';

interface LastSearch {
  /** Undefined if the address only named a view. */
  readonly filter?: ListState['filter'];
  readonly sort: string;
  readonly order: ListState['sort']['order'];
}

const NONE: LastSearch = { sort: '', order: 'ASC' };

/** Offers the previous search of the list if no filter is set. */
export function ResumeSearch() {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { isNarrowed } = useListFilter();
  const { replace } = useListChanges();
  const [{ filter = {}, sort, order }] = useStore<LastSearch>(
    lastSearchKey(`${otherListOf(schema)?.path ?? address}.listParams`),
    NONE,
  );
  if (isNarrowed || Object.keys(filter).length === 0) return null;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<RestoreIcon />}
      // Its whole name would leave the search less room than before it came.
      aria-label={translate('screens.list.filters.resume')}
      title={translate('screens.list.filters.resume')}
      onClick={() => replace(() => ({ filter, sort: { field: sort, order }, page: 1 }))}
    >
      {translate('screens.list.filters.resumeShort')}
    </Button>
  );
}
