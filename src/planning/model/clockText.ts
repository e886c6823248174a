import { DAY, MINUTE } from '../../resources/common/durations';

const two = (value: number): string => String(value).padStart(2, '0');

/** `09:30` of a wall-clock time in milliseconds. */
export function clockText(wall: number): string {
  const minutes = Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
