import type { Values } from '../../../src/resources/language/values';

/**
 * What a row rule accepts of the values that are made for tests from a declaration alone. It stands beside the rule, in
 * `….samples.ts`, where the generated tests find it (docs/adding-a-resource.md).
 */
export interface RuleSamples {
  readonly resource: string;
  /** Values of a record as the rule accepts them. @param index another one for each record */
  readonly accept: (values: Values, index: number) => Values;
  /** Fields that say something together only: the first one is changed, and the others with it. */
  readonly together?: readonly (readonly string[])[];
}
