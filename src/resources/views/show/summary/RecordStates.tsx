import Box from '@mui/material/Box';
import { viewOf } from '../../../fields/views';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { FieldCell } from '../../page/FieldCell';
import { useScreen } from '../../ScreenContext';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import { FieldEditButton, placeStyles } from '../fieldEdit/FieldEditButton';

export function isState({ fields }: Pick<ResourceSchema, 'fields'>, field: string): boolean {
  const spec = fields[field];
  return spec !== undefined && viewOf(spec).isState?.(spec) === true;
}

export function RecordStates({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const states = (schema.summary?.fields ?? []).filter(
    (field) => isState(schema, field) && !isEmptyValue(record[field]),
  );
  if (states.length === 0) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignSelf: 'center' }}>
      {states.map((field) => (
        <Box key={field} component="span" data-field={field} sx={placeStyles}>
          <FieldCell field={field} record={record} />
          <FieldEditButton field={field} label={translate(fieldKey(schema, field))} />
        </Box>
      ))}
    </Box>
  );
}
