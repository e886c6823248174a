import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { ChangeRowEntry } from '../../changes/changes';
import { writtenFields } from '../../changes/writtenFields';
import { fieldKey, resourceKey } from '../../registry/translationKeys';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { RowDiff } from './RowDiff';
import { RecordedName } from './RecordedName';
import { recordedPlace } from './recordedPlace';

export interface ChangedRowProps {
  readonly row: ChangeRowEntry;
  /** One row of many: a line, which shows its fields on demand. */
  readonly isLine: boolean;
  readonly isChosen?: boolean;
  /** Undefined if rows cannot be selected. */
  readonly onChoose?: () => void;
}

const COLOURS = { create: 'success', update: 'info', delete: 'warning' } as const;

export function ChangedRow({ row, isLine, isChosen = false, onChoose }: ChangedRowProps) {
  const translate = useTranslate();
  const id = useId();
  const fieldsId = useId();
  const [isOpen, setOpen] = useState(!isLine);
  const screen = useScreen();
  const place = recordedPlace(useRegistry(), row);
  const names = place ? writtenFields(place.schema, row) : [];
  // One changed value fits on the line, and is what the reader looks for.
  const isShort = isLine && row.action === 'update' && names.length === 1;
  const isFolding = isLine && !isShort && names.length > 0;
  const name = <RecordedName row={row} />;
  return (
    <Box component="li" sx={{ display: 'flex', columnGap: 1 }}>
      {onChoose && (
        <Checkbox
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-labelledby': id } }}
          sx={{ p: 0.5, alignSelf: 'flex-start' }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0, py: 0.25 }}>
        <Box sx={HEAD}>
          <Typography component="h2" variant="h4" id={id} sx={{ overflowWrap: 'anywhere' }}>
            {isFolding ? (
              <Link
                component="button"
                type="button"
                color="inherit"
                underline="hover"
                className="finger-reach"
                aria-expanded={isOpen}
                aria-controls={fieldsId}
                onClick={() => setOpen(!isOpen)}
                sx={OPENER}
              >
                {name}
                <ExpandMore aria-hidden="true" sx={{ fontSize: 18, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
              </Link>
            ) : (
              name
            )}
          </Typography>
          {row.resource !== screen.schema.name && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(resourceKey({ name: row.resource }, 'name'), { smart_count: 1, _: row.resource })}
            </Typography>
          )}
          <Chip
            size="small"
            variant="outlined"
            color={COLOURS[row.action]}
            label={translate(`history.actions.${row.action}`)}
          />
          {isFolding && !isOpen && row.action === 'update' && place && (
            <Typography variant="body2" noWrap sx={{ color: 'text.secondary', minWidth: 0, flex: '1 1 200px' }}>
              {names.map((field) => translate(fieldKey(place.schema, field))).join(', ')}
            </Typography>
          )}
          {isShort && place && (
            <Box sx={{ flex: '1 1 540px', minWidth: 0, '& > dl': { mt: 0 } }}>
              <RowDiff schema={place.schema} row={row} />
            </Box>
          )}
        </Box>
        {place && !isShort && (
          <Box id={fieldsId} hidden={!isOpen} sx={{ pb: 1 }}>
            {isOpen && <RowDiff schema={place.schema} row={row} />}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 28 } as const;
const OPENER = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;
