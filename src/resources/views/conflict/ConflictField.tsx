import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { fieldKey } from '../../registry/translationKeys';
import type { Side } from '../../records/merge';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import type { Conflict } from './conflict';
import { isEmptyValue } from '../../records/validate';
import { filesOf, isPending } from '../../fields/shared/files/formFiles';
import { FieldCell } from '../page/FieldCell';
import { NoValue } from '../page/NoValue';

interface ConflictValueProps {
  readonly name: string;
  readonly record: AnyRecord;
}

/** The full value; pending uploads by file name. */
function ConflictValue({ name, record }: ConflictValueProps) {
  const value = record[name];
  if (isEmptyValue(value)) return <NoValue />;
  const files = filesOf(value);
  if (files.some(isPending)) return files.map((file) => file.name).join(', ');
  return <FieldCell field={name} record={record} full />;
}

export interface ConflictFieldProps {
  readonly name: string;
  readonly conflict: Conflict;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
  readonly isFirst: boolean;
}

export function ConflictField({ name, conflict, side, onChoose, isFirst }: ConflictFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { schema } = useScreen();
  const { before, now, mine, writers } = conflict;
  const writer = writers[name];
  const theirs = writer
    ? translate('history.conflict.theirsBy', { name: writer })
    : translate('history.conflict.theirs');
  const value = (of: Side): AnyRecord => (of === 'mine' ? { ...now, ...mine, id: now.id } : now);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, mb: 2 }}>
      <Typography component="h3" variant="h4" id={id} sx={{ mb: 1 }}>
        {translate(fieldKey(schema, name))}
      </Typography>
      <RadioGroup aria-labelledby={id} value={side} onChange={(_, chosen) => onChoose(chosen as Side)} sx={CHOICES}>
        {(['mine', 'theirs'] as const).map((one) => (
          <Box key={one} sx={{ minWidth: 0 }}>
            <FormControlLabel
              value={one}
              control={
                <Radio
                  autoFocus={isFirst && side === one}
                  slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }}
                />
              }
              label={one === 'mine' ? translate('history.conflict.mine') : theirs}
            />
            <Box id={`${id}-${one}`} sx={VALUE}>
              <ConflictValue name={name} record={value(one)} />
            </Box>
          </Box>
        ))}
      </RadioGroup>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 1 }}>
        {translate('history.conflict.before')}
      </Typography>
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <ConflictValue name={name} record={before} />
      </Box>
    </Paper>
  );
}

const CHOICES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;

const VALUE = { pl: 4, minWidth: 0, overflowWrap: 'anywhere', maxHeight: '30vh', overflowY: 'auto' } as const;
