import IconButton from '@mui/material/IconButton';
import ClearIcon from '@mui/icons-material/Clear';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { FieldFrame } from '../shared/FieldFrame';
import { useFieldInput } from '../shared/useFieldInput';
import { useRegion } from '../shared/hooks/useReaderLanguage';
import type { InputProps } from '../viewTypes';
import type { NoteSpec } from './kind';

// Lazy, because few forms have a note.
const Slider = lazy(() => import('@mui/material/Slider'));

export function NoteInput(props: InputProps<NoteSpec>) {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useRegion());
  const field = useFieldInput(props);
  const note = typeof field.value === 'number' ? field.value : undefined;
  const text =
    note === undefined
      ? translate('screens.inputs.noNote')
      : translate('screens.inputs.note', { note: number.format(note) });
  return (
    <FieldFrame field={field}>
      {(ids) => (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', pl: 1 }}>
          <Suspense fallback={<span style={PLACE} />}>
            <Slider
              size="small"
              sx={{ opacity: note === undefined ? 0.5 : 1 }}
              name={field.name}
              min={0}
              max={10}
              step={props.spec.step ?? 1}
              marks
              disabled={field.disabled}
              value={note ?? 0}
              onChange={(_event, value) => field.setValue(value)}
              // An empty slider displays 0, so a click on 0 fires no change event.
              onChangeCommitted={(_event, value) => field.setValue(value)}
              onBlur={field.onBlur}
              getAriaValueText={() => text}
              aria-labelledby={ids['aria-labelledby']}
              slotProps={{
                input: { ref: field.ref, 'aria-describedby': ids['aria-describedby'], autoFocus: props.autoFocus },
              }}
            />
          </Suspense>
          <Typography variant="body2" noWrap sx={{ minWidth: '6em', fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
          {note !== undefined && !field.required && !field.disabled && (
            <Tooltip title={translate('screens.inputs.clear')}>
              <IconButton size="small" onClick={() => field.setValue(null)}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
        </Stack>
      )}
    </FieldFrame>
  );
}

const PLACE = { flexGrow: 1, height: 28 } as const;
