import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useFormPlace } from '../FormPlace';

const STEP = 'etape';

/** The step of a form, from 0: in the address of a page, so that the browser's own way back leads to the step before. */
export function useStepPlace(): readonly [number, (step: number) => void] {
  const isPage = useFormPlace() === undefined;
  const [params, setParams] = useSearchParams();
  const inDialog = useState(0);
  if (!isPage) return inDialog;
  const step = Number(params.get(STEP) ?? '1') - 1;
  const go = (to: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (to === 0) after.delete(STEP);
      else after.set(STEP, String(to + 1));
      return after;
    });
  return [Number.isInteger(step) && step > 0 ? step : 0, go];
}
