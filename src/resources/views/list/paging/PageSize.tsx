import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { PAGE_SIZES } from './pageRange';

export interface PageSizeProps {
  readonly value: number;
  readonly onChange: (size: number) => void;
}

export function PageSize({ value, onChange }: PageSizeProps) {
  const translate = useTranslate();
  const id = useId();
  // The address may set another size, which is then listed too.
  const sizes = [...new Set([...PAGE_SIZES, value])].sort((a, b) => a - b);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2' }}>
        {translate('screens.list.paging.perPage')}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        sx={SELECT}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </Box>
    </Box>
  );
}

// A native select: every list has one, and it needs no component library.
const SELECT = {
  font: 'inherit',
  fontSize: 14,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 0,
  borderRadius: 1,
  py: 0.5,
  '@media (pointer: coarse)': { minHeight: 44 },
  cursor: 'pointer',
} as const;
