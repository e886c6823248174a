import { useState } from 'react';
import type { ChangeReport } from '../../changes/changes';
import type { ChangeState } from '../changes/changeState';
import { useChangeRun, type ChangeRun } from '../changes/useChangeRun';

const NOTHING: ChangeState = { phase: 'idle' };

/** Applies a previewed import. The state is reset for a new preview. @param previewed undefined before the preview */
export function useApplying(previewed: ChangeReport | undefined): Pick<ChangeRun, 'state' | 'apply' | 'cancel'> {
  const { state, apply, cancel } = useChangeRun();
  const [begun, setBegun] = useState<ChangeReport>();
  return {
    state: begun === previewed ? state : NOTHING,
    apply: (changes, options) => {
      setBegun(previewed);
      return apply(changes, options);
    },
    cancel,
  };
}
