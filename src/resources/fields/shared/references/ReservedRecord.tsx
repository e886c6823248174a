import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { resourceKey } from '../../../registry/translationKeys';
import type { ResourceSchema } from '../../../language/resourceSchema';

interface ReservedRecordProps {
  readonly schema: ResourceSchema;
  readonly text: string;
}

/** A referenced record that the reader may not read: no error, and no link to a page that would be refused. */
export function ReservedRecord({ schema, text }: ReservedRecordProps) {
  const translate = useTranslate();
  const name = translate(resourceKey(schema, 'name'), { smart_count: 2 });
  return (
    <Box component="span" title={translate('screens.inputs.reservedWhy', { name })} sx={{ color: 'text.secondary' }}>
      <LockOutlined aria-hidden="true" sx={{ fontSize: '1.1em', mr: 0.5, verticalAlign: '-0.15em' }} />
      {text}
    </Box>
  );
}
