import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { PAGE_SIZES } from './pageRange';

export interface PageSizeProps {
  readonly value: number;
  readonly onChange: (size: number) => void;
}

/** How many records a page shows. */
export function PageSize({ value, onChange }: PageSizeProps) {
  const translate = useTranslate();
  const id = useId();
  // An address may ask for another size: it is shown as it is.
  const sizes = [...new Set([...PAGE_SIZES, value])].sort((a, b) => a - b);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'body2' }}>
        {translate('screens.list.paging.perPage')}
      </Box>
      <NativeSelect
        disableUnderline
        value={value}
        inputProps={{ id }}
        onChange={(event) => onChange(Number(event.target.value))}
        sx={{ fontSize: 14 }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
