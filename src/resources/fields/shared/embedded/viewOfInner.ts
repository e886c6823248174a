import type { FieldSpec } from '../../../language/kind';
import type { KindView } from '../../viewTypes';

/** How the view of an inner field is found. Embedded views are given it, because the registry holds them too. */
export type ViewOf = (spec: FieldSpec) => KindView;
