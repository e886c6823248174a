import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useSettledSearch } from '../../resources/views/page/useSettled';
import { enterPlan } from './useShortcuts';

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Filters the plan to slots that contain every word. */
export function SearchField({ text, onText, inputRef }: SearchFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const settled = useSettledSearch(typed);
  const tell = useEffectEvent((next: string) => {
    if (next !== text && next === typed) onText(next);
  });
  useEffect(() => {
    tell(settled);
  }, [settled]);
  return (
    <TextField
      type="search"
      size="small"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && enterPlan()) event.preventDefault();
      }}
      placeholder={translate('screens.list.search.placeholder')}
      inputRef={inputRef}
      slotProps={{
        htmlInput: { 'aria-label': translate('planning.filters.text') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: '1 1 auto', minWidth: 110 }}
    />
  );
}
