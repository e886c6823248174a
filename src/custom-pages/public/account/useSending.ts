import { useState } from 'react';
import type { Outcome } from './callAnonymously';

/** Runs one call at a time, and keeps the last outcome. */
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
