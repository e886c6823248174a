import { useState } from 'react';
import type { Outcome } from './callAnonymously';

/** A call that a person starts with a button: at most one at a time, and what became of the last one. */
export function useSending(): {
  readonly outcome: Outcome | undefined;
  readonly isSending: boolean;
  readonly send: (call: () => Promise<Outcome>) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  return {
    outcome,
    isSending,
    async send(call) {
      if (isSending) return;
      setSending(true);
      setOutcome(await call());
      setSending(false);
    },
  };
}
