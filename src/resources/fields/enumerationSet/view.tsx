import Stack from '@mui/material/Stack';
import { cellOf } from '../shared/cells/cellOf';
import { OptionChip } from '../shared/choices/OptionChip';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { EnumerationSetSpec } from './kind';

const cell = cellOf<EnumerationSetSpec, readonly string[]>(({ value, spec, full }) => (
  <Stack direction="row" sx={{ gap: 0.5, flexWrap: full ? 'wrap' : 'nowrap', overflow: 'hidden' }}>
    {value.map((one) => (
      <OptionChip key={one} value={one} options={spec.options} />
    ))}
  </Stack>
));

export const enumerationSetView: KindView<EnumerationSetSpec, readonly string[]> = {
  cell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
