import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of a week's row at least, of a day's number, and of a slot. */
const LEAST = 112;
const NUMBER = 36;
const SLOT = 24;
/** Below the calendar: the page's own edge. */
const EDGE = 24;
const HEAD = 33;

export interface MonthRoom {
  /** Minimum height of a week in pixels, so that the weeks fill the window. */
  readonly height: number;
  /** Number of slots that fit in a day. */
  readonly slots: number;
}

/** Pixels of a slot in two lines, with its gap. */
const TWO_LINES = 38;

/** Slots in two lines that fit in a day. @param height of its week */
export const twoLinesIn = (height: number): number => Math.floor((height - NUMBER) / TWO_LINES);

/** Pixels below the number of a day. @param height of its week */
export const summaryIn = (height: number): number => height - NUMBER;

/** Pixels around the calendar of a phone, and around the text of a slot in one of its seven days. */
const PAGE = 34;
const AROUND = 12;

/** Pixels of a line of a slot in the month of a phone. */
export const phoneCellRoom = (windowWidth: number): number => Math.floor((windowWidth - PAGE) / 7) - AROUND;

/** @param top distance of the calendar from the top of the window, in pixels */
export function monthRoom(windowHeight: number, top: number, weeks: number): MonthRoom {
  const height = Math.max(LEAST, Math.floor((windowHeight - top - HEAD - EDGE) / weeks));
  return { height, slots: Math.floor((height - NUMBER) / SLOT) };
}

/** The height of the weeks that fill the window below the top of the calendar. */
export function useMonthRoom(grid: RefObject<HTMLElement | null>, weeks: number): MonthRoom {
  const [place, setPlace] = useState({ windowHeight: 0, top: 0 });
  // Before the first picture, so that nothing moves.
  useLayoutEffect(() => {
    const measure = () => {
      const top = grid.current?.getBoundingClientRect().top ?? 0;
      const next = { windowHeight: window.innerHeight, top: top + window.scrollY };
      setPlace((before) => (before.top === next.top && before.windowHeight === next.windowHeight ? before : next));
    };
    measure();
    // What stands above comes and goes: filters, hours, a month that waits.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(document.body);
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [grid]);
  return monthRoom(place.windowHeight, place.top, weeks);
}
