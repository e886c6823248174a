import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DAY, HOUR } from '../../resources/common/durations';
import { instantOf } from '../../resources/fields/shared/zone';
import { hasModifier } from '../../resources/views/page/pressedKeys';
import type { DaySpan } from '../model/plan';
import { hourBeside, hourIn } from './hourSteps';
import { useFormats } from './useFormats';

export interface HourCursorProps {
  /** The grid of hours, whose columns are days. */
  readonly root: RefObject<HTMLElement | null>;
  readonly span: DaySpan;
  readonly today: number;
  /** What creating a slot is called. */
  readonly label: string;
  /** @param wall wall-clock time in milliseconds */
  readonly onDraw: (wall: number) => void;
  readonly say: (text: string) => void;
}

const DRAWS: readonly string[] = ['enter', 'n', 'insert'];

/** The keyboard's place among the hours of the grid: arrow keys move it, Enter or N creates a slot there. */
export default function HourCursor({ root, span, today, label, onDraw, say }: HourCursorProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const [chosen, setChosen] = useState<number>();
  const [column, setColumn] = useState<Element>();
  const button = useRef<HTMLButtonElement>(null);
  const isMoving = useRef(false);
  const wall = hourIn(span, today, chosen);
  const day = Math.floor(wall / DAY);
  const { first } = span;
  const columnOf = useCallback(
    () => root.current?.querySelectorAll('.rbc-time-content .rbc-day-slot')[day - first],
    [root, day, first],
  );
  // The library renders other columns for each period.
  useEffect(() => {
    setColumn(columnOf());
  }, [columnOf]);
  useEffect(() => {
    // On the next day it is another element, which is not there before its column is.
    if (!isMoving.current || column !== columnOf()) return;
    isMoving.current = false;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [wall, column, columnOf]);
  const place = `${formats.day(day)}, ${formats.time(instantOf(wall))}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const to = hourBeside(span, wall, event.key);
    if (to === undefined && !DRAWS.includes(event.key.toLowerCase())) return;
    event.preventDefault();
    if (to === undefined) return onDraw(wall);
    if (to === wall) return;
    isMoving.current = true;
    setChosen(to);
    // On another day the focused element is another one, whose name is read out.
    if (Math.floor(to / DAY) === day) say(formats.time(instantOf(to)));
  };
  if (!column) return null;
  return createPortal(
    <Box
      component="button"
      type="button"
      ref={button}
      data-wall={wall}
      data-cursor-day={day}
      aria-label={translate('screens.page.labelled', { label, name: place })}
      onKeyDown={onKeyDown}
      sx={CURSOR}
      style={{ top: `${((wall - day * DAY) / DAY) * 100}%`, height: `${(HOUR / DAY) * 100}%` }}
    >
      {formats.time(instantOf(wall))}
    </Box>,
    column,
  );
}

/** Seen only by the keyboard; the pointer draws on the grid below it. */
const CURSOR = {
  ...{ position: 'absolute', insetInline: '1px 4px', zIndex: 4, pointerEvents: 'none', opacity: 0 },
  ...{ px: 0.5, py: 0.25, border: 0, borderRadius: 0.5, textAlign: 'start', font: 'inherit', fontSize: 11 },
  ...{ display: 'flex', color: 'primary.onSoft', bgcolor: 'primary.soft' },
  // Within the hour: the edges of the grid would cut a ring around it.
  '&:focus-visible': {
    ...{ opacity: 1, outline: (theme: Theme) => `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  },
} as const;
