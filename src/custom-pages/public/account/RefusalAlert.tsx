import type { PublicWords } from '../publicWords';
import type { Outcome } from './callAnonymously';

/** Why a call failed; renders nothing if it succeeded, or if a field shows the reason. */
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
