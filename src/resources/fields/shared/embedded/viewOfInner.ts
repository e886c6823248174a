import type { FieldSpec } from '../../../language/kind';
import type { KindView } from '../../viewTypes';

/** Looks up the view of an inner field. Passed in, because importing the registry would be circular. */
export type ViewOf = (spec: FieldSpec) => KindView;
