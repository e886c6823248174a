import { useMemo, useState, type ReactNode } from 'react';
import { useDraftAddress, type FormPlace, type FormState } from '../form/FormPlace';
import { LeaveQuestion } from '../form/LeaveQuestion';

export interface FormLeaving {
  readonly state: FormState;
  /** Lets the form report its state. */
  readonly place: FormPlace;
  /** Calls `next`; asks first if changes would be lost. */
  readonly leaveTo: (next: () => void) => void;
  /** The confirmation dialog; render it outside the form's container. */
  readonly question: ReactNode;
}

/** Guards the form of a dialog or panel against unsaved changes. @param name distinguishes its draft from others */
export function useFormLeaving(name: string, only?: string): FormLeaving {
  const [state, setState] = useState<FormState>('clean');
  const [pending, setPending] = useState<() => void>();
  const draftAddress = `${useDraftAddress()} ${name}`;
  const place = useMemo(() => ({ draftAddress, onState: setState, only }), [draftAddress, only]);
  const leaveTo = (next: () => void) => {
    if (state === 'dirty') setPending(() => next);
    else if (state === 'clean') next();
  };
  const question = (
    <LeaveQuestion
      isOpen={pending !== undefined}
      onStay={() => setPending(undefined)}
      onLeave={() => {
        setPending(undefined);
        pending?.();
      }}
    />
  );
  return { state, place, leaveTo, question };
}
