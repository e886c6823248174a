import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../registry/translationKeys';
import { isEmptyValue } from '../../records/validate';
import type { FilledCellProps } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import type { EmbeddedSpec } from './kind';

interface EmbeddedCellProps extends FilledCellProps<EmbeddedSpec, InnerValues> {
  readonly viewOf: ViewOf;
}

const COLUMNS = { xs: '1fr', sm: 'max-content 1fr' };

export function EmbeddedCell({ viewOf, schema, path, spec, value, record, full }: EmbeddedCellProps) {
  const translate = useTranslate();
  const inner = Object.entries(spec.fields).map(([name, innerSpec]) => {
    const props = { schema, path: [...path, name], spec: innerSpec, value: value[name], record, full };
    const cell = viewOf(innerSpec).cell(props);
    return { name, cell, label: translate(fieldKey(schema, ...path, name)), isEmpty: isEmptyValue(value[name]) };
  });
  if (!full) {
    return (
      <Box component="span" sx={{ display: 'flex', gap: 1.5, whiteSpace: 'nowrap', overflow: 'hidden' }}>
        {inner
          .filter(({ isEmpty }) => !isEmpty)
          .map(({ name, cell, label }) => (
            <Box key={name} component="span" title={label}>
              {cell}
            </Box>
          ))}
      </Box>
    );
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 2, rowGap: 0.5 }}>
      {inner.map(({ name, cell, label }) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {cell}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
