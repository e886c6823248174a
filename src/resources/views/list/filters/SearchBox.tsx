import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { IconAction } from '../../page/IconAction';
import { useListChanges } from '../state/ListStateContext';
import { useListFilter } from './useListFilter';
import { useSearchShortcut } from './useSearchShortcut';
import { useSearchText } from './useSearchText';

/** Searches while one types; '/' comes here from anywhere on the page, Escape empties it. */
export function SearchBox() {
  const translate = useTranslate();
  const { search, setSearch } = useListFilter();
  const [text, setText, setNow] = useSearchText(search, setSearch, useListChanges().replacements);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input);
  return (
    <TextField
      size="small"
      hiddenLabel
      type="search"
      value={text}
      inputRef={input}
      placeholder={translate('screens.list.search.placeholder')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        event.preventDefault();
        setNow('');
      }}
      sx={{ width: { xs: '100%', sm: 260 }, '& input::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('screens.list.search.label'), 'aria-keyshortcuts': '/' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconAction
                label={translate('screens.list.search.clear')}
                icon={<Clear fontSize="inherit" />}
                onClick={() => setNow('')}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
