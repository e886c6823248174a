import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { MAX_INTERVAL, type Frequency } from '../core/recurrence/rule';
import { useFormats } from '../calendar/useFormats';
import { CountInput } from './CountInput';
import { EndInputs } from './EndInputs';
import { patternOn } from './firstRule';
import { MonthlyInput } from './MonthlyInput';
import type { RuleDraft } from './ruleDraft';
import { DAY } from '../../resources/common/durations';

export interface RuleInputsProps {
  readonly rule: RuleDraft;
  readonly onRule: (rule: RuleDraft) => void;
}

const FREQUENCIES: readonly Frequency[] = ['daily', 'weekly', 'monthly'];
/** A Monday (days since 1970), to format weekday names. */
const MONDAY = 4;

export function RuleInputs({ rule, onRule }: RuleInputsProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { pattern, interval, start } = rule;
  const day = Math.floor(start / DAY);
  const set = (change: Partial<RuleDraft>) => onRule({ ...rule, ...change });
  const words = (key: string) => translate(`planning.rule.${key}`);
  return (
    <Box sx={ROWS}>
      <Box sx={ROW}>
        <CountInput
          label={words(`every.${pattern.frequency}`)}
          value={interval}
          onValue={(value) => set({ interval: value })}
          max={MAX_INTERVAL}
          isWrong={interval === undefined || interval < 1 || interval > MAX_INTERVAL}
        />
        <TextField
          select
          size="small"
          label={words('frequency')}
          value={pattern.frequency}
          onChange={({ target }) => set({ pattern: patternOn(target.value as Frequency, day) })}
        >
          {FREQUENCIES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`planning.rule.${one}`, { smart_count: interval ?? 1 })}
            </MenuItem>
          ))}
        </TextField>
        <EndInputs end={rule.end} day={day} onEnd={(end) => set({ end })} />
      </Box>
      {pattern.frequency === 'monthly' && (
        <MonthlyInput on={pattern.on} day={day} onOn={(on) => set({ pattern: { frequency: 'monthly', on } })} />
      )}
      {pattern.frequency === 'weekly' && (
        <ToggleButtonGroup
          size="small"
          color="primary"
          aria-label={words('weekdays')}
          value={[...pattern.weekdays]}
          onChange={(_event, weekdays: number[]) =>
            weekdays.length > 0 &&
            set({ pattern: { frequency: 'weekly', weekdays: [...weekdays].sort((one, other) => one - other) } })
          }
          sx={{ maxWidth: 420 }}
        >
          {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
            <ToggleButton key={weekday} value={weekday} sx={WEEKDAY}>
              {formats.weekday(MONDAY + weekday)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Box>
  );
}

const ROWS = { display: 'flex', flexDirection: 'column', gap: 1.5, pt: 0.5 } as const;
/** How often and how long, side by side. */
const ROW = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start', maxWidth: 420 } as const;
const WEEKDAY = { flex: '1 1 0', minWidth: 0, px: 0.5, textTransform: 'none' } as const;
