import type { PaperWords } from './usePaperWords';

export interface DayHeadsProps {
  /** What stands above the heads of the rows. */
  readonly corner: string;
  readonly days: readonly number[];
  /** Days without work and without slots: they need no room. */
  readonly narrow: ReadonlySet<number>;
  readonly words: PaperWords;
}

/** How the head of a column looks. @param isNarrow nothing stands below it */
export const headClass = (isOff: boolean, isNarrow: boolean): string | undefined =>
  isOff ? `paper-off${isNarrow ? ' paper-narrow' : ''}` : undefined;

/** The days above a table, which the browser repeats on each sheet. */
export const DayHeads = ({ corner, days, narrow, words }: DayHeadsProps) => (
  <thead>
    <tr>
      <th className="paper-names">{corner}</th>
      {days.map((day) => (
        <th key={day} scope="col" className={headClass(words.isOff(day), narrow.has(day))}>
          {words.formats.shortDay(day)}
          {words.holidayOf(day) && <small>{words.holidayOf(day)}</small>}
        </th>
      ))}
    </tr>
  </thead>
);
