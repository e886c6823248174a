import RestoreIcon from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore, useTranslate } from 'ra-core';
import { IconAction } from '../../page/IconAction';
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
  const isWide = useMediaQuery('(min-width: 1680px)', { noSsr: true });
  const resume = () => replace(() => ({ filter, sort: { field: sort, order }, page: 1 }));
  if (isNarrowed || Object.keys(filter).length === 0) return null;
  const label = translate('screens.list.filters.resume');
  // On a smaller screen its words would leave the filters no room.
  if (!isWide) return <IconAction label={label} icon={<RestoreIcon fontSize="small" />} onClick={resume} />;
  return (
    <Button size="small" color="inherit" startIcon={<RestoreIcon />} onClick={resume} sx={{ flexShrink: 0 }}>
      {label}
    </Button>
  );
}
