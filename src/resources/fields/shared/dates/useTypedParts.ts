import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { useRef, type KeyboardEvent } from 'react';

const SEPARATORS = ['/', '.', '-', ':', ' '];

/**
 * A typed separator ends the part of a date before it: `1/12/2026 14:00`. After a part of two digits, which the picker
 * has ended by itself, it does nothing.
 *
 * @param count number of parts of the date
 */
export function useTypedParts(
  current: FieldSelectedSections,
  select: (part: number) => void,
  count: number,
): (event: KeyboardEvent) => void {
  const typed = useRef<number>(undefined);
  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    // The picker would take a space for a digit, and read « 14 » after it as 1.
    if (key === ' ') event.preventDefault();
    const part = typeof current === 'number' ? current : 0;
    if (/^\d$/.test(key)) typed.current = part;
    if (!SEPARATORS.includes(key) || typed.current !== part) return;
    typed.current = undefined;
    if (part + 1 < count) select(part + 1);
  };
}
