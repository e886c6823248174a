import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import type { SlotValues } from './slotValues';

/** Whether a new slot over several days is one on each day. @param days the slots that it would be */
export function EachDaySwitch({ isOn, days }: { readonly isOn: boolean; readonly days: number }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<SlotValues>();
  return (
    <FormControlLabel
      sx={{ my: 1, ml: 0 }}
      control={
        <Switch checked={isOn} onChange={(_event, eachDay) => setValue('eachDay', eachDay, { shouldDirty: true })} />
      }
      label={translate('planning.form.eachDay', { smart_count: days })}
    />
  );
}
