import Box from '@mui/material/Box';
import { cellOf } from '../shared/cells/cellOf';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ColourSpec } from './kind';

const cell = cellOf<ColourSpec, string>(({ value }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      aria-hidden
      sx={{ width: '1.25em', height: '1.25em', borderRadius: 0.5, border: 1, borderColor: 'divider', bgcolor: value }}
    />
    {value}
  </Box>
));

export const colourView: KindView<ColourSpec, string> = {
  cell,
  besideText: 28,
  ...lateInputs(() => import('./inputs')),
};
