import { DAY, MINUTE } from '../../resources/common/durations';
import { twoDigits } from '../../resources/common/twoDigits';

/** Formats a wall-clock time in milliseconds as `09:30`. */
export function clockText(wall: number): string {
  const minutes = Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
