import { useLocale } from 'ra-core';
import { useMemo } from 'react';

/** Writes whole numbers as the chosen language does: 1 234 in French. */
export function useNumberFormat(): (value: number) => string {
  const locale = useLocale();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(locale);
    return (value) => numbers.format(value);
  }, [locale]);
}
