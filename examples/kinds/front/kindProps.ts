import type { FieldSpec } from '../../../src/resources/language/kind';
/** A kind, and the field that it is shown by. */
export interface KindProps {
  readonly name: string;
  readonly spec: FieldSpec;
}
