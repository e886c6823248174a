import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNavigate, useTranslate } from 'ra-core';
import { useNumberFormat } from '../../page/useNumberFormat';
import { tabAddress } from '../useOpenTab';
import { separateRare, type EntryGroup, type TabEntry } from './tabEntries';

export interface TabSelectProps {
  readonly groups: readonly EntryGroup[];
  readonly open: string | undefined;
}

export function TabSelect({ groups, open }: TabSelectProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const format = useNumberFormat();
  const option = ({ slug = '', label, count }: TabEntry) => (
    <option key={slug} value={slug}>
      {count === undefined ? label : translate('details.tabWithCount', { label, count: format(count) })}
    </option>
  );
  const { usual, rare } = separateRare(groups);
  const shown = [...usual, ...(rare.length > 0 ? [{ label: translate('details.otherTabs'), entries: rare }] : [])];
  return (
    <NativeSelect
      fullWidth
      value={open ?? ''}
      onChange={({ target }) => navigate({ search: tabAddress(target.value || undefined) })}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': translate('details.chosenTab') }}
      sx={{ fontWeight: 500, bgcolor: 'background.paper' }}
    >
      {shown.map(({ label, entries }, index) =>
        label === undefined ? (
          entries.map(option)
        ) : (
          <optgroup key={index} label={label}>
            {entries.map(option)}
          </optgroup>
        ),
      )}
    </NativeSelect>
  );
}
