import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { inLanguage } from '../../resources/language/words';
import { WITHOUT_KEYS } from '../../resources/views/page/withoutKeys';
import type { Below } from './commands';
import { optionId } from './optionId';
import { NO_OPTION, type HighlightedOption } from './useChoice';

export interface PaletteInputProps {
  readonly listId: string;
  /** What is created, once the record above it is chosen. */
  readonly below: Below | undefined;
  readonly onLeave: () => void;
  readonly value: string;
  readonly choice: HighlightedOption;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The combobox; `aria-activedescendant` points at the selected option. */
export function PaletteInput({
  listId,
  below,
  onLeave,
  value,
  choice,
  onChange,
  onKeyDown,
  onClose,
}: PaletteInputProps) {
  const translate = useTranslate();
  const { count, index } = choice;
  const [language] = useLanguage();
  const asked = below && {
    create: translate('shell.palette.createIn', { name: inLanguage(below.schema.label.one, language) }),
    choose: translate('shell.palette.choose', { name: inLanguage(below.parent.label.one, language) }),
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Search aria-hidden sx={{ color: 'text.secondary' }} />
      {asked && <Chip size="small" label={asked.create} onDelete={onLeave} sx={{ maxWidth: '50%' }} />}
      <InputBase
        autoFocus
        fullWidth
        value={value}
        placeholder={asked?.choose ?? translate('shell.palette.placeholder')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        sx={{ fontSize: '1rem' }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': asked ? `${asked.create} ${asked.choose}` : translate('shell.palette.title'),
            'aria-expanded': count > 0,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': count > 0 && index !== NO_OPTION ? optionId(listId, index) : undefined,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
      />
      <IconButton
        aria-label={translate('ra.action.close')}
        onClick={onClose}
        sx={{ display: 'none', mr: -1, [`@media ${WITHOUT_KEYS}`]: { display: 'inline-flex' } }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
