import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { FieldSkeleton } from '../page/ScreenSkeleton';
import { FieldGrid } from './FieldGrid';

export interface FormFieldProps {
  readonly field: string;
  /** False while the record may lack it. */
  readonly isWhole: boolean;
  /** While it is saved, nothing can be changed. */
  readonly isBusy: boolean;
}

/** The only field of a form, ready to be typed into. */
export function FormField({ field, isWhole, isBusy }: FormFieldProps) {
  const record = useRecordContext<AnyRecord>();
  // Drawn once it can be typed into: what cannot takes no focus.
  if (!isWhole) return <FieldSkeleton />;
  return (
    <Box sx={{ pt: 1, pb: 2 }}>
      <FieldGrid fields={[field]} isBusy={isBusy} stored={record} focused={field} />
    </Box>
  );
}
