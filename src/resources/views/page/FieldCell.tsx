import { viewOf } from '../../fields/views';
import { isKeptBack } from '../../access/privacy';
import type { AnyRecord } from '../../language/resourceSchema';
import { ReplacedCell, useReplacedCell } from '../reactAdmin/ReplacementContext';
import { useScreen } from '../ScreenContext';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';

/** Placeholder for a value hidden by a private record. */
function KeptBack() {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'text.secondary', fontSize: 14 }}
    >
      <LockOutlined aria-hidden sx={{ fontSize: 14 }} />
      {translate('screens.record.kept')}
    </Box>
  );
}

export interface FieldCellProps {
  readonly field: string;
  readonly record: AnyRecord;
  /** Shows the full value; otherwise a single line. */
  readonly full?: boolean;
}

export function FieldCell({ field, record, full = false }: FieldCellProps) {
  const { schema } = useScreen();
  const spec = schema.fields[field];
  const Replaced = useReplacedCell(schema, field);
  if (!spec) return null;
  if (isKeptBack(schema, record, field)) return <KeptBack />;
  if (Replaced) return <ReplacedCell Cell={Replaced} record={record} />;
  return viewOf(spec).cell({ schema, path: [field], spec, value: record[field], record, full });
}
