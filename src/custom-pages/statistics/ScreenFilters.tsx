import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { usePickerWords } from '../../resources/fields/shared/hooks/usePickerWords';
import { representationOf } from '../../resources/records/representation';
import { isResolved, resolvePlace } from '../../resources/statistics/places';
import type { Statistic } from '../../resources/statistics/statistic';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { useRegistry } from '../../resources/views/RegistryContext';

export interface ScreenFilterProps {
  readonly name: string;
  readonly label: string;
  readonly statistics: readonly Statistic[];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

const MOST_CHOICES = 200;

function useTarget(statistics: readonly Statistic[], name: string): string | undefined {
  const registry = useRegistry();
  for (const { resource, dimensions } of statistics) {
    const dimension = dimensions[name];
    const place = dimension && resolvePlace(registry, registry.get(resource), dimension);
    if (place && isResolved(place) && place.target !== undefined) return place.target;
  }
  return undefined;
}

/** Filters the page by records of a reference list. */
export function ScreenFilter({ name, label, statistics, ids, onChange }: ScreenFilterProps) {
  const translate = useTranslate();
  const words = usePickerWords(label);
  const registry = useRegistry();
  const target = useTarget(statistics, name);
  const schema = target === undefined ? undefined : registry.get(target);
  const { data = [] } = useGetList<AnyRecord>(
    target ?? '',
    {
      pagination: { page: 1, perPage: MOST_CHOICES },
      sort: { field: schema?.list.sort.field ?? 'id', order: 'ASC' },
    },
    { enabled: schema !== undefined },
  );
  if (!schema) return null;
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={1}
      sx={{ width: { xs: '100%', sm: 250 } }}
      options={[...data]}
      value={data.filter(({ id }) => ids.includes(id))}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      getOptionLabel={(record) => representationOf(schema, record)}
      getOptionKey={({ id }) => id}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      {...words}
      clearText={translate('statistics.reset')}
      renderInput={(parameters) => <TextField {...parameters} label={label} />}
    />
  );
}
