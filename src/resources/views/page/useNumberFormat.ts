import { useCallback } from 'react';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import { writeNumber } from '../../fields/shared/plainForms';

export function useNumberFormat(): (value: number) => string {
  const region = useRegion();
  return useCallback((value) => writeNumber(value, region), [region]);
}
