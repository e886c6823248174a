import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList } from 'ra-core';
import { usePickerWords } from '../../../fields/shared/hooks/usePickerWords';
import { representationOf } from '../../../records/representation';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useRegistry } from '../../RegistryContext';

interface CodeChoiceProps {
  readonly resource: string;
  readonly by: string;
  readonly value: unknown;
  readonly label: string;
  readonly onChange: (value: string | undefined) => void;
}

/** More records than any list of coded records has. */
const MOST = 200;

export function CodeChoice({ resource, by, value, label, onChange }: CodeChoiceProps) {
  const schema = useRegistry().get(resource);
  const words = usePickerWords(label);
  const { data = [], isPending } = useGetList<AnyRecord>(resource, {
    pagination: { page: 1, perPage: MOST },
    sort: { ...schema.list.sort },
  });
  const known = data.flatMap((record) => {
    const code = record[by];
    return typeof code === 'string' && code !== '' ? [{ code, name: representationOf(schema, record) }] : [];
  });
  const code = typeof value === 'string' ? value : undefined;
  const chosen = known.find((one) => one.code === code) ?? (code === undefined ? null : { code, name: code });
  return (
    <Autocomplete
      size="small"
      loading={isPending}
      options={known}
      value={chosen}
      onChange={(_event, next) => onChange(next?.code)}
      getOptionLabel={({ name }) => name}
      getOptionKey={(option) => option.code}
      isOptionEqualToValue={(option, one) => option.code === one.code}
      {...words}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
