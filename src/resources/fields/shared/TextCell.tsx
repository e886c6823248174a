import type { FieldSpec } from '../../language/kind';
import { cellOf } from './cellOf';
import { OneLine } from './OneLine';

/** The cell of a kind whose value is read as it is stored. */
export const TextCell = cellOf<FieldSpec, string>(({ value, full }) => (
  <OneLine title={value} full={full}>
    {value}
  </OneLine>
));
