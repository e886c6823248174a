import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { DayField } from '../../resources/fields/shared/dates/DayField';
import { MAX_OCCURRENCES } from '../core/recurrence/rule';
import { dayText } from '../../resources/fields/shared/zone';
import { CountInput } from './CountInput';
import type { RuleDraft } from './ruleDraft';

export interface EndInputsProps {
  readonly end: RuleDraft['end'];
  /** First day of the series, since 1970. */
  readonly day: number;
  readonly onEnd: (end: RuleDraft['end']) => void;
}

const QUARTER = 91;

/** The end of a series: a number of occurrences, or a day. */
export function EndInputs({ end, day, onEnd }: EndInputsProps) {
  const translate = useTranslate();
  const words = (key: string) => translate(`planning.rule.${key}`);
  return (
    <>
      <TextField
        select
        size="small"
        label={words('ends')}
        value={'count' in end ? 'count' : 'until'}
        onChange={({ target }) => onEnd(target.value === 'count' ? { count: 10 } : { until: dayText(day + QUARTER) })}
      >
        <MenuItem value="count">{words('count')}</MenuItem>
        <MenuItem value="until">{words('until')}</MenuItem>
      </TextField>
      {'count' in end ? (
        <CountInput
          label={words('times')}
          value={end.count}
          onValue={(count) => onEnd(count === undefined ? { count: undefined } : { count })}
          max={MAX_OCCURRENCES}
          isWrong={!end.count}
        />
      ) : (
        <Box sx={{ minWidth: 0 }}>
          <DayField
            label={words('lastDate')}
            value={end.until ?? ''}
            onValue={(until) => onEnd({ until: until || undefined })}
            required
          />
        </Box>
      )}
    </>
  );
}
