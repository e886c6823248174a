import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { inLanguage, type Words } from '../../../language/words';

const FIND: Words = ['Chercher un champ', 'Find a field', 'Feld suchen', 'Procurar um campo'];

export interface FieldSearchProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly takesFocus: boolean;
  /** Takes the first of the fields found. */
  readonly onEnter: () => void;
  /** Goes on to the fields. */
  readonly onDown: () => void;
}

/** The search above a long list of fields. */
export function FieldSearch({ text, onType, takesFocus, onEnter, onDown }: FieldSearchProps) {
  const label = inLanguage(FIND, useReaderLanguage());
  const onKeyDown = (event: KeyboardEvent) => {
    const act = { Enter: onEnter, ArrowDown: onDown }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <OutlinedInput
      type="search"
      size="small"
      autoFocus={takesFocus}
      value={text}
      placeholder={label}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ m: 1, mb: 0, width: 'calc(100% - 16px)' }}
    />
  );
}
