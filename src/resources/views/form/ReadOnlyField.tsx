import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { FieldCell } from '../page/FieldCell';
import { useScreen } from '../ScreenContext';

export interface ReadOnlyFieldProps {
  readonly field: string;
  readonly record: AnyRecord;
}

export function ReadOnlyField({ field, record }: ReadOnlyFieldProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {translate(fieldKey(schema, field))}
      </Typography>
      <FieldCell field={field} record={record} full />
    </Box>
  );
}
