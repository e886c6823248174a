import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { viewOf } from '../../fields/views';
import { resourceKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';

export interface AskedValuesProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

export function AskedValues({ values, onChange }: AskedValuesProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  if (!schema.computed) return null;
  return Object.entries(schema.parameters).map(([name, { equals }]) => {
    const spec = schema.fields[equals ?? ''];
    if (!spec) return null;
    const { Filter } = viewOf(spec);
    return (
      <Box key={name} sx={{ maxWidth: 260, mb: 2 }}>
        <Filter
          spec={spec}
          operator="equals"
          value={values[name] ?? null}
          label={translate(resourceKey(schema, 'parameters', name))}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      </Box>
    );
  });
}
