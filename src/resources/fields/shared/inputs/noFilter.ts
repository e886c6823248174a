import type { FieldSpec } from '../../../language/kind';
import { filterOf } from '../filterOf';

export const noFilter = <Spec extends FieldSpec>() => filterOf<Spec>({ One: () => null });
