import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';

/** Validates a period's end whenever one of its dates changes, so that the error shows before saving. */
export function usePeriodChecks({ periods }: Pick<ResourceSchema, 'periods'>): void {
  const { control, trigger, getFieldState } = useFormContext();
  const values: readonly unknown[] = useWatch({ control, name: periods.flatMap(({ from, to }) => [from, to]) });
  const now = JSON.stringify(values);
  const before = useRef(now);
  useEffect(() => {
    if (before.current === now) return;
    before.current = now;
    for (const [index, { to }] of periods.entries()) {
      const isWhole = [values[2 * index], values[2 * index + 1]].every((value) => !isEmptyValue(value));
      // An empty end that was not visited yet is not validated.
      if (isWhole || getFieldState(to).error) void trigger(to);
    }
  }, [now, values, periods, trigger, getFieldState]);
}
