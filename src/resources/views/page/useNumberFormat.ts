import { useCallback } from 'react';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { writeNumber } from '../../fields/shared/plainForms';

/** Writes whole numbers as the chosen language does: 1 234 in French. */
export function useNumberFormat(): (value: number) => string {
  const region = useRegion();
  return useCallback((value) => writeNumber(value, region), [region]);
}
