import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

/** Moves the end of the form's slot with its start, so that the duration stays. */
export function useKeptDuration(): void {
  const { setValue, getValues } = useFormContext();
  const debut = useWatch({ name: 'debut' }) as string | null | undefined;
  const start = Date.parse(debut ?? '');
  const known = useRef(start);
  useEffect(() => {
    // A date that is being typed has no value yet; the duration counts from the last one.
    if (Number.isNaN(start)) return;
    const before = known.current;
    known.current = start;
    const lasted = Date.parse(String(getValues('fin'))) - before;
    if (before === start || !(lasted > 0)) return;
    setValue('fin', new Date(start + lasted).toISOString(), { shouldDirty: true, shouldValidate: true });
  }, [start, setValue, getValues]);
}
