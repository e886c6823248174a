import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { IconAction } from '../../page/IconAction';
import { useSearchPause } from '../../page/useSearchPause';
import { useScreen } from '../../ScreenContext';
import { useListChanges } from '../state/ListStateContext';
import { useTellTyped } from '../state/TypedSearch';
import { focusFirstRow } from '../table/rowKeys';
import { useListFilter } from './useListFilter';
import { useSearchShortcut } from './useSearchShortcut';
import { useSearchText } from './useSearchText';

/** Searches while typing. '/' focuses it from anywhere, Escape clears it, Arrow Down moves to the rows. */
export function SearchBox() {
  const translate = useTranslate();
  const { address } = useScreen();
  const { search, setSearch } = useListFilter();
  const pauseOf = useSearchPause();
  const [text, setText, setNow] = useSearchText(
    search,
    setSearch,
    () => pauseOf(address),
    useListChanges().replacements,
  );
  const tellTyped = useTellTyped();
  useEffect(() => {
    tellTyped(text.trim());
  }, [tellTyped, text]);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={text}
      inputRef={input}
      placeholder={translate('screens.list.search.placeholder')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') {
          if (focusFirstRow(event.currentTarget)) event.preventDefault();
        } else if (event.key === 'Escape' && text !== '') {
          event.preventDefault();
          setNow('');
        }
      }}
      sx={{
        maxWidth: { sm: 260 },
        flex: { xs: '1 1 120px', sm: '1 1 170px' },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{ input: { 'aria-label': translate('screens.list.search.label'), 'aria-keyshortcuts': '/' } }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text !== '' && (
          <InputAdornment position="end">
            <IconAction
              label={translate('screens.list.search.clear')}
              icon={<Clear fontSize="inherit" />}
              onClick={() => setNow('')}
            />
          </InputAdornment>
        )
      }
    />
  );
}
