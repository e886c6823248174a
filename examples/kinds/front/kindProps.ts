import type { FieldSpec } from '../../../src/resources/language/kind';
export interface KindProps {
  readonly name: string;
  readonly spec: FieldSpec;
}
