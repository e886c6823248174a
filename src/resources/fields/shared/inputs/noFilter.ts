import type { FieldSpec } from '../../../language/kind';
import { filterOf } from '../filterOf';

/** The filter of kinds that are only looked for: `isEmpty` and `isNotEmpty` have nothing to edit. */
export const noFilter = <Spec extends FieldSpec>() => filterOf<Spec>({ One: () => null });
