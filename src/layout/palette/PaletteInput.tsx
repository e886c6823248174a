import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { optionId } from './optionId';
import type { HighlightedOption } from './useChoice';

export interface PaletteInputProps {
  readonly listId: string;
  readonly value: string;
  readonly choice: HighlightedOption;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The combobox; `aria-activedescendant` points at the selected option. */
export function PaletteInput({ listId, value, choice, onChange, onKeyDown }: PaletteInputProps) {
  const translate = useTranslate();
  const { count, index } = choice;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Search aria-hidden sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={value}
        placeholder={translate('shell.palette.placeholder')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{ fontSize: '1rem' }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': translate('shell.palette.title'),
            'aria-expanded': count > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': count > 0 ? optionId(listId, index) : undefined,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
    </Box>
  );
}
