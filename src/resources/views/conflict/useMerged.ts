import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Settled } from './conflict';

/** Puts what came of a conflict into the form, where it could not be saved at once: one goes on from there. */
export function useMerged(merged: Settled | undefined): void {
  const { getValues, setValue } = useFormContext();
  const adopt = useEffectEvent(({ values }: Settled) => {
    for (const [name, value] of Object.entries(values)) {
      // What is the same stays as it is typed.
      if (!Object.is(getValues(name), value)) setValue(name, value, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (merged) adopt(merged);
  }, [merged]);
}
