import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isWrong, type Finding } from '../core/finding';
import type { Occurrence } from '../core/recurrence/expand';
import { dayIndexOf, dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';

export interface OccurrenceListProps {
  readonly occurrences: readonly Occurrence[];
  readonly findings: readonly (readonly Finding[])[];
  readonly isChecking: boolean;
  /** Excluded days, `YYYY-MM-DD`. */
  readonly exceptions: readonly string[];
  readonly wordsOf: (finding: Finding) => string;
  readonly onExceptions: (exceptions: readonly string[]) => void;
}

/** Dates rendered before the reader asks for all. */
const FIRST = 40;

/** The dates of a series with their findings; each can be excluded. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { occurrences, findings, isChecking, exceptions, wordsOf, onExceptions } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? occurrences : occurrences.slice(0, FIRST);
  const rest = occurrences.length - shown.length;
  const leaveOut = (days: readonly string[]) => onExceptions([...new Set([...exceptions, ...days])].sort());
  const dayOf = ({ start }: Occurrence) => dayText(dayIndexOf(start));
  const wrong = occurrences.filter((_one, at) => findings[at]?.some(isWrong));
  const clashes = findings.filter((own) => own.length > 0).length;
  return (
    <Box aria-busy={isChecking} sx={{ mt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontSize: 14 }} aria-live="polite">
        {translate('planning.rule.dates', { smart_count: occurrences.length })}
        {clashes > 0 && ` · ${translate('planning.rule.clashes', { smart_count: clashes })}`}
        {wrong.length > 0 && wrong.length < occurrences.length && (
          <Button size="small" color="error" onClick={() => leaveOut(wrong.map(dayOf))}>
            {translate('planning.rule.leaveOutWrong', { smart_count: wrong.length })}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={translate('planning.rule.list')}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5, maxHeight: 220, overflow: 'auto', fontSize: 14 }}
      >
        {shown.map((one, at) => {
          const own = findings[at] ?? [];
          const words = own.map(wordsOf);
          const isBad = own.some(isWrong);
          return (
            <Box component="li" key={one.start} sx={LINE}>
              <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formats.day(dayIndexOf(one.start))}, {formats.range(one)}
                </Box>
                {words.length > 0 && (
                  <Box component="span" sx={{ color: isBad ? 'error.main' : 'warning.main' }}>
                    {words.join(' ')}
                  </Box>
                )}
              </Box>
              <Button
                size="small"
                color="inherit"
                disabled={occurrences.length === 1}
                aria-label={translate('screens.page.labelled', {
                  label: translate('planning.rule.leaveOut'),
                  name: formats.day(dayIndexOf(one.start)),
                })}
                onClick={() => leaveOut([dayOf(one)])}
              >
                {translate('planning.rule.leaveOut')}
              </Button>
            </Box>
          );
        })}
      </Box>
      {rest > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('recurrence.series.moreDates', { smart_count: rest })}
        </Button>
      )}
      {exceptions.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1, alignItems: 'center', fontSize: 14 }}>
          {translate('planning.rule.exceptions')}
          {exceptions.map((day) => (
            <Chip
              key={day}
              size="small"
              label={formats.date(dayIndexOfText(day))}
              onDelete={() => onExceptions(exceptions.filter((one) => one !== day))}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.25,
} as const;
