import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useStaff } from '../data/useStaff';
import { useNamedOptions } from '../model/useNamedOptions';

export interface PeopleFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly ids: readonly number[];
  readonly onIds: (ids: readonly number[]) => void;
  readonly multiple?: boolean;
}

/** Selects among the people whose plan the reader may see; works without the right to list users. */
export function PeopleField({ label, help, ids, onIds, multiple = false }: PeopleFieldProps) {
  const words = useNamedOptions(label);
  const { data, isPending } = useStaff();
  const people = data?.items ?? [];
  const chosen = people.filter(({ id }) => ids.includes(id));
  return (
    <Autocomplete
      size="small"
      fullWidth
      multiple={multiple}
      disableCloseOnSelect={multiple}
      loading={isPending}
      options={people}
      value={multiple ? chosen : (chosen[0] ?? null)}
      onChange={(_event, next) => onIds((Array.isArray(next) ? next : next ? [next] : []).map(({ id }) => id))}
      {...words}
      renderInput={(params) => <TextField {...params} label={label} helperText={help} />}
    />
  );
}
