import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';
import { resourceKey } from '../../registry/translationKeys';
import { useRegistry } from '../RegistryContext';
import { RowDiff } from './RowDiff';
import { RecordedName } from './RecordedName';
import { recordedPlace } from './recordedPlace';

export interface ChangedRowProps {
  readonly row: ChangeRowEntry;
  readonly isChosen?: boolean;
  /** Undefined if rows cannot be selected. */
  readonly onChoose?: () => void;
}

const COLOURS = { create: 'success', update: 'info', delete: 'warning' } as const;

export function ChangedRow({ row, isChosen = false, onChoose }: ChangedRowProps) {
  const translate = useTranslate();
  const id = useId();
  const place = recordedPlace(useRegistry(), row);
  const resource = translate(resourceKey({ name: row.resource }, 'name'), { smart_count: 1, _: row.resource });
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: 1 }}>
      {onChoose && (
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-labelledby': id } }}
          sx={{ p: 0.5, mt: -0.25, alignSelf: 'flex-start' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
          <Typography component="h2" variant="h4" id={id} sx={{ overflowWrap: 'anywhere' }}>
            <RecordedName row={row} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {resource}
          </Typography>
          <Chip
            size="small"
            variant="outlined"
            color={COLOURS[row.action]}
            label={translate(`history.actions.${row.action}`)}
          />
        </Box>
        {place && <RowDiff schema={place.schema} row={row} />}
      </Box>
    </Box>
  );
}
