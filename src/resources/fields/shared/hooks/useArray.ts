import { useMemo } from 'react';

/** The items of a value that may be none; the same array until the value changes, as a picker needs it to be. */
export const useArray = (value: unknown): readonly unknown[] =>
  useMemo(() => (Array.isArray(value) ? value : []), [value]);
