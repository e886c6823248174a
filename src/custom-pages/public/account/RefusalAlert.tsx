import type { PublicWords } from '../publicWords';
import type { Outcome } from './callAnonymously';

/** Why a call did not succeed; nothing where it did, or where a field says it already. */
export function RefusalAlert({
  words,
  outcome,
}: {
  readonly words: PublicWords;
  readonly outcome: Outcome | undefined;
}) {
  if (!outcome || outcome.done || Object.keys(outcome.errors).length > 0) return null;
  return (
    <p className="public-alert" role="alert">
      {outcome.detail ?? words.account.unreachable}
    </p>
  );
}
