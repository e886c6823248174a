import Box from '@mui/material/Box';
import { kindOf } from '../../../fields/kinds';
import type { ReactNode } from 'react';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { distanceOfDay } from './distanceOfDay';

export interface DayDistanceProps {
  readonly field: string;
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

/** The value of a field; after a day, how far away it is. */
export function DayDistance({ field, record, children }: DayDistanceProps) {
  const spec = useScreen().schema.fields[field];
  const region = useRegion();
  const isDay = spec !== undefined && kindOf(spec).column(spec) === 'date';
  const words = isDay ? distanceOfDay(record[field], new Date(), region) : undefined;
  if (words === undefined) return children;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      {children}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>
        {words}
      </Box>
    </Box>
  );
}
