import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Flag } from '../api/accessTypes';
import { FLAGS, useFlagWords } from '../api/useFlagWords';

export interface LevelSelectProps {
  readonly value: Flag;
  /** The levels of the right; all if it is not known. */
  readonly levels?: readonly Flag[];
  readonly onChange: (flag: Flag) => void;
}

export function LevelSelect({ value, levels = FLAGS, onChange }: LevelSelectProps) {
  const translate = useTranslate();
  const words = useFlagWords();
  return (
    <TextField
      select
      size="small"
      label={translate('accessPages.give.level')}
      value={value}
      onChange={({ target }) => onChange(FLAGS.find((flag) => flag === target.value) ?? value)}
      sx={{ minWidth: 150 }}
    >
      {levels.map((flag) => (
        <MenuItem key={flag} value={flag}>
          {words[flag].full}
        </MenuItem>
      ))}
    </TextField>
  );
}
