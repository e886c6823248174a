import Search from '@mui/icons-material/Search';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';

export interface MemberSearchProps {
  readonly label: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Hides present members; undefined if the members are unknown. */
  readonly onlyAbsent: boolean | undefined;
  readonly onOnlyAbsent: (only: boolean) => void;
  /** Selected and selectable records among those shown. */
  readonly shown: { readonly chosen: number; readonly total: number };
  readonly onAll: (all: boolean) => void;
  readonly disabled: boolean;
}

export function MemberSearch({
  label,
  typed,
  onType,
  onlyAbsent,
  onOnlyAbsent,
  shown,
  onAll,
  disabled,
}: MemberSearchProps) {
  const translate = useTranslate();
  const isAll = shown.total > 0 && shown.chosen === shown.total;
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        autoFocus
        label={label}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, px: 1, my: 0.5 }}>
        <FormControlLabel
          disabled={disabled || shown.total === 0}
          control={<Checkbox size="small" checked={isAll} indeterminate={shown.chosen > 0 && !isAll} />}
          onChange={() => onAll(!isAll)}
          label={translate('members.chooseAll')}
          sx={{ m: 0 }}
        />
        {onlyAbsent !== undefined && (
          <FormControlLabel
            control={<Switch size="small" checked={onlyAbsent} />}
            onChange={() => onOnlyAbsent(!onlyAbsent)}
            label={translate('members.onlyAbsent')}
            sx={{ m: 0, gap: 1 }}
          />
        )}
      </Stack>
    </>
  );
}
