import { useCallback } from 'react';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { writeNumber } from '../../fields/shared/plainForms';

/** Formats integers in the reader's language: 1 234 in French. */
export function useNumberFormat(): (value: number) => string {
  const region = useRegion();
  return useCallback((value) => writeNumber(value, region), [region]);
}
