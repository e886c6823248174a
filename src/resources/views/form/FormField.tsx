import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { FieldSkeleton } from '../page/ScreenSkeleton';
import { FieldGrid } from './FieldGrid';

export interface FormFieldProps {
  readonly field: string;
  /** False while the record may lack the field. */
  readonly isWhole: boolean;
  readonly isBusy: boolean;
}

export function FormField({ field, isWhole, isBusy }: FormFieldProps) {
  const record = useRecordContext<AnyRecord>();
  // Rendered once enabled, because a disabled input cannot take the focus.
  if (!isWhole) return <FieldSkeleton />;
  return (
    <Box sx={{ pt: 1, pb: 2 }}>
      <FieldGrid fields={[field]} isBusy={isBusy} stored={record} focused={field} />
    </Box>
  );
}
