import { useMemo, useState, type ReactNode } from 'react';
import { useDraftAddress, type FormPlace, type FormState } from '../form/FormPlace';
import { LeaveQuestion } from '../form/LeaveQuestion';

export interface FormLeaving {
  readonly state: FormState;
  /** What the form tells its state. */
  readonly place: FormPlace;
  /** Goes on once the form may be left, after a question where changes would be lost. */
  readonly leaveTo: (next: () => void) => void;
  /** The question; it stands outside of what the form is in. */
  readonly question: ReactNode;
}

/** Leaves the form of a dialog or panel, and never over changes without a question. @param name tells its draft from others */
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
