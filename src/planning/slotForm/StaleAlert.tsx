import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../resources/registry/translationKeys';
import type { Slot } from '../core/slot';
import { FieldCell } from '../../resources/views/page/FieldCell';
import { useScreen } from '../../resources/views/ScreenContext';
import { formOfSlot, type SlotValues } from './slotValues';

export interface StaleAlertProps {
  readonly before: Slot;
  readonly current: Slot | undefined;
  readonly values: SlotValues;
  readonly onTakeTheirs: () => void;
}

/** Another person changed the slot meanwhile: shows the differences. Saving again keeps the reader's values. */
export function StaleAlert({ before, current, values, onTakeTheirs }: StaleAlertProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const theirs = current && formOfSlot(current);
  const first = formOfSlot(before);
  const names = (Object.keys(first) as (keyof SlotValues)[]).filter(
    (name) => theirs && theirs[name] !== first[name] && theirs[name] !== values[name],
  );
  return (
    <Alert
      severity="warning"
      sx={{ my: 1 }}
      action={
        <Button color="inherit" size="small" onClick={onTakeTheirs} disabled={!current}>
          {translate('planning.stale.takeTheirs')}
        </Button>
      }
    >
      <AlertTitle>{translate('planning.stale.title')}</AlertTitle>
      {translate('planning.stale.text')}
      {theirs && names.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1 }}>
          {names.map((name) => (
            <Box key={name} sx={{ mb: 0.5 }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {translate(fieldKey(schema, name))}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate('planning.stale.mine')}
                <FieldCell field={name} record={{ id: before.id, ...values }} full />
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {translate('planning.stale.theirs')}
                <FieldCell field={name} record={{ id: before.id, ...theirs }} full />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Alert>
  );
}
