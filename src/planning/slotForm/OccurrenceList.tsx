import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isWrong, type Finding } from '../core/finding';
import type { Occurrence } from '../core/recurrence/expand';
import { dayIndexOf, dayIndexOfText, dayText } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { HolidaysByDay } from './holidaysToLeaveOut';

export interface OccurrenceListProps {
  readonly occurrences: readonly Occurrence[];
  readonly findings: readonly (readonly Finding[])[];
  readonly isChecking: boolean;
  /** Days that are impossible, without which the series is saved. */
  readonly wrong: readonly string[];
  /** Excluded days, `YYYY-MM-DD`. */
  readonly exceptions: readonly string[];
  /** Days that the series left out by itself. */
  readonly holidays: HolidaysByDay;
  readonly wordsOf: (finding: Finding) => string;
  readonly onExceptions: (exceptions: readonly string[]) => void;
}

/** Dates rendered before the reader asks for all. */
const FIRST = 40;

/** A date of the series, or one that is left out and has no times. */
interface DateLine {
  readonly day: string;
  readonly one?: Occurrence;
  readonly own: readonly Finding[];
}

/** The dates of a series with their findings; one that is not ticked is left out. */
export function OccurrenceList(props: OccurrenceListProps) {
  const { occurrences, findings, isChecking, wrong, exceptions, holidays, wordsOf, onExceptions } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const reasons = useReasons(occurrences, findings);
  const lines = [
    ...occurrences.map((one, at): DateLine => ({ day: dayText(dayIndexOf(one.start)), one, own: findings[at] ?? [] })),
    ...exceptions.map((day): DateLine => ({ day, own: [holidays.get(day) ?? reasons.get(day) ?? []].flat() })),
  ].sort((one, other) => (one.day < other.day ? -1 : 1));
  const shown = isWhole ? lines : lines.slice(0, FIRST);
  const rest = lines.length - shown.length;
  const leftOut = exceptions.filter((day) => holidays.has(day)).length;
  const saved = occurrences.length - wrong.length;
  // It is the same at each date, and goes with the choice below: it is said once.
  const missing = occurrences.length > 1 ? findings.flat().find(isOfPerson) : undefined;
  const isOfDate = (one: Finding) => !missing || !isOfPerson(one);
  // Impossible dates are not saved, so there is nothing to check about them.
  const clashes = findings.filter((own) => own.some(isOfDate)).length - wrong.length;
  const wordsIn = ({ own }: DateLine) => [...new Set(own.filter(isOfDate).map(wordsOf))].join(' ');
  // What all dates have in common is no reason to leave one of them out.
  const [common, ...others] = new Set(lines.flatMap((line) => (line.one ? [wordsIn(line)] : [])));
  const shared = others.length === 0 && occurrences.length > 1 ? common : undefined;
  const toggle = (day: string) =>
    onExceptions(exceptions.includes(day) ? exceptions.filter((one) => one !== day) : [...exceptions, day].sort());
  return (
    <Box aria-busy={isChecking} sx={{ mt: 1 }}>
      <Box sx={{ fontSize: 14 }} aria-live="polite">
        {translate(wrong.length > 0 ? 'planning.rule.datesOf' : 'planning.rule.dates', {
          smart_count: occurrences.length,
          saved,
        })}
        {clashes > 0 && !shared && ` · ${translate('planning.rule.clashes', { smart_count: clashes })}`}
        {leftOut > 0 && ` · ${translate('planning.rule.holidaysOut', { smart_count: leftOut })}`}
        {missing && <Box sx={{ color: 'text.secondary' }}>{wordsOf(missing)}</Box>}
        {shared && <Box sx={{ color: colorOfAll(findings[0] ?? []) }}>{shared}</Box>}
      </Box>
      <Box
        component="ul"
        tabIndex={0}
        aria-label={translate('planning.rule.list')}
        sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5, maxHeight: 220, overflow: 'auto', fontSize: 14 }}
      >
        {shown.map((line) => {
          const { day, one } = line;
          const words = shared ? '' : wordsIn(line);
          const isWrongDay = wrong.includes(day);
          const isSaved = one !== undefined && !isWrongDay;
          return (
            <Box component="li" key={day} sx={LINE}>
              <Box component="label" sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }}>
                <Checkbox
                  size="small"
                  checked={isSaved}
                  disabled={isWrongDay || (isSaved && saved === 1)}
                  onChange={() => toggle(day)}
                  sx={{ p: 0.5, ml: -0.5, mr: 0.5 }}
                />
                <span>
                  <Box component="span" sx={isSaved ? DATE : LEFT_OUT}>
                    {formats.day(dayIndexOfText(day))}
                    {one && `, ${formats.range(one)}`}
                  </Box>
                  {words && (
                    <Box component="span" sx={{ display: 'block', color: colorOf(line) }}>
                      {words}
                    </Box>
                  )}
                </span>
              </Box>
            </Box>
          );
        })}
      </Box>
      {rest > 0 && (
        <Button size="small" onClick={() => setWhole(true)}>
          {translate('recurrence.series.moreDates', { smart_count: rest })}
        </Button>
      )}
    </Box>
  );
}

/** The findings of each date as they were last, for those that are left out and no longer checked. */
function useReasons(
  occurrences: readonly Occurrence[],
  findings: readonly (readonly Finding[])[],
): ReadonlyMap<string, readonly Finding[]> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, readonly Finding[]>>(new Map());
  useEffect(() => {
    const now = occurrences.flatMap(({ start }, at) => {
      const own = findings[at];
      return own ? [[dayText(dayIndexOf(start)), own] as const] : [];
    });
    if (now.length > 0) setReasons((before) => new Map([...before, ...now]));
  }, [occurrences, findings]);
  return reasons;
}

/** The person is chosen below the dates: until then their absence is no mistake. */
const isOfPerson = ({ code }: Finding): boolean => code === 'nobody';

const colorOfAll = (own: readonly Finding[]): string =>
  own.some((one) => isWrong(one) && !isOfPerson(one)) ? 'error.main' : 'warning.main';

const colorOf = ({ one, own }: DateLine): string => {
  if (!one) return 'text.secondary';
  return own.some(isWrong) ? 'error.main' : 'warning.main';
};

const DATE = { fontVariantNumeric: 'tabular-nums' } as const;
const LEFT_OUT = { color: 'text.secondary', textDecoration: 'line-through' } as const;
const LINE = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
  py: 0.25,
} as const;
