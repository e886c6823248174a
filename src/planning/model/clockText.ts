import { DAY, MINUTE } from '../../resources/common/durations';
import { twoDigits } from '../../resources/common/twoDigits';

/** `09:30` of a wall-clock time in milliseconds. */
export function clockText(wall: number): string {
  const minutes = Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
