import type { Values } from '../../../src/resources/language/values';

/** Adapts generated test values to a row rule; lives in `….samples.ts` beside it (docs/adding-a-resource.md). */
export interface RuleSamples {
  readonly resource: string;
  /** Returns values that the rule accepts. @param index a different one for each record */
  readonly accept: (values: Values, index: number) => Values;
  /** Groups of fields that are only valid together: changing the first one changes the others too. */
  readonly together?: readonly (readonly string[])[];
}
