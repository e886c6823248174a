import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState, type Ref } from 'react';
import { useSettledSearch } from '../../resources/views/page/useSettled';
import { enterPlan } from './planFocus';

export interface SearchFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Filters the plan to slots that contain every word. The text is the person's; the address follows. */
export function SearchField({ text, onText, inputRef }: SearchFieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // Texts on their way to the address: it answers late, and must not replace what was typed since.
  const [told, setTold] = useState<readonly string[]>([]);
  if (known !== text) {
    const at = told.indexOf(text);
    setKnown(text);
    setTold(told.slice(at === -1 ? told.length : at + 1));
    if (at === -1) setTyped(text);
  }
  const settled = useSettledSearch(typed);
  const tell = useEffectEvent((next: string) => {
    if (next === (told.at(-1) ?? text) || next !== typed) return;
    setTold([...told, next]);
    onText(next);
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
        htmlInput: { 'aria-label': translate('planning.filters.text'), style: { paddingInlineEnd: 4 } },
        // Narrow, so that its words are whole beside the switches of a window of 1366 px.
        input: {
          sx: { pl: 1 },
          startAdornment: (
            <InputAdornment position="start" sx={{ mr: 0.5 }}>
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ flex: '1 1 auto', minWidth: 110 }}
    />
  );
}
