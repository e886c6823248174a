import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Settled } from './conflict';

/** Puts merged values into the form if they could not be saved at once. */
export function useMerged(merged: Settled | undefined): void {
  const { getValues, setValue } = useFormContext();
  const adopt = useEffectEvent(({ values }: Settled) => {
    for (const [name, value] of Object.entries(values)) {
      // Equal values keep the text as typed.
      if (!Object.is(getValues(name), value)) setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (merged) adopt(merged);
  }, [merged]);
}
