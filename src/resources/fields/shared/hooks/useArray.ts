import { useMemo } from 'react';

/** The value as an array; stable until it changes, as pickers require. */
export const useArray = (value: unknown): readonly unknown[] =>
  useMemo(() => (Array.isArray(value) ? value : []), [value]);
