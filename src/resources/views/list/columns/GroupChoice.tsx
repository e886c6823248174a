import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { groupFields } from '../../../records/groupFields';
import { fieldKey } from '../../../registry/translationKeys';
import { useOffers } from '../../access/useOffers';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from '../filters/useListFilter';

/** Chooses the field by whose values the rows are grouped; the address keeps it, and so do saved views. */
export function GroupChoice() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { groups } = useOffers();
  const { groupBy, setGroupBy } = useListFilter();
  const fields = groupFields(schema);
  if (!groups || fields.length === 0) return null;
  return (
    <Box sx={{ px: 2, pt: 2.25, pb: 1 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('screens.list.groupBy.label')}
        value={groupBy ?? ''}
        onChange={({ target }) => setGroupBy(target.value || undefined)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('screens.list.groupBy.none')}</MenuItem>
        {fields.map((field) => (
          <MenuItem key={field} value={field}>
            {translate(fieldKey(schema, field))}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
