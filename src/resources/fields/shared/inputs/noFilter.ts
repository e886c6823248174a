import type { FieldSpec } from '../../../language/kind';
import { filterOf } from '../filterOf';

/** Filter of kinds that only support `isEmpty` and `isNotEmpty`, which have no value. */
export const noFilter = <Spec extends FieldSpec>() => filterOf<Spec>({ One: () => null });
