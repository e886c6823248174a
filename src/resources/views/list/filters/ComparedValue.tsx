import Box from '@mui/material/Box';
import type { Comparison } from '../../../language/condition';
import { viewOf } from '../../../fields/views';
import { compares } from '../../../language/operators';
import { useScreen } from '../../ScreenContext';

export function ComparedValue({ comparison: { field, operator, value } }: { readonly comparison: Comparison }) {
  const { schema } = useScreen();
  const spec = schema.fields[field];
  if (!spec || value === undefined || value === null) return null;
  const { cell } = viewOf(spec);
  const values: readonly unknown[] =
    (compares(operator, 'several') || compares(operator, 'range')) && Array.isArray(value) ? value : [value];
  return (
    <Box component="span" sx={VALUES}>
      {values.map((one, index) => (
        <span key={index}>
          {index > 0 && (compares(operator, 'range') ? '–' : '·')}
          {cell({ schema, path: [field], spec, value: one, record: { id: 0, [field]: one } })}
        </span>
      ))}
    </Box>
  );
}

const VALUES = {
  display: 'inline-flex',
  gap: 0.5,
  maxWidth: 260,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  // Cells of dates and numbers fill the width that they get.
  '& > span': { display: 'inline-flex', gap: 0.5, alignItems: 'baseline', flexShrink: 0 },
} as const;
