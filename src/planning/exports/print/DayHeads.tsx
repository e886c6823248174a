import type { PaperWords } from './usePaperWords';

export interface DayHeadsProps {
  /** Text of the corner above the row names. */
  readonly corner: string;
  readonly days: readonly number[];
  /** Days off without slots, which get narrow columns. */
  readonly narrow: ReadonlySet<number>;
  readonly words: PaperWords;
}

/** @param isNarrow the column is empty */
export const headClass = (isOff: boolean, isNarrow: boolean): string | undefined =>
  isOff ? `paper-off${isNarrow ? ' paper-narrow' : ''}` : undefined;

/** Table head with the days; browsers repeat it on each printed page. */
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
