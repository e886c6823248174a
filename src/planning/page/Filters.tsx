import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { RecordPicker } from '../../resources/fields/shared/references/RecordPicker';
import { COMPANY_SITES } from '../../resources/schemas/commonEntreprises';
import { usePlanSource } from '../source/usePlanSource';
import type { PlanGroup } from '../data/useStaff';
import type { Grouping, Plan } from '../model/plan';
import { useNamedOptions } from '../model/useNamedOptions';
import { FREE_TIMES } from './freePeople';
import { GROUPINGS, type PlanFilters } from './urlState';

export interface FiltersProps {
  readonly plan: Pick<Plan, 'people' | 'types'>;
  readonly teams: readonly PlanGroup[];
  readonly filters: PlanFilters;
  readonly grouping: Grouping;
  /** False in views without rows, such as calendars. */
  readonly canGroup: boolean;
  readonly isPlanner: boolean;
  readonly onFilters: (filters: PlanFilters) => void;
  readonly onGrouping: (grouping: Grouping) => void;
}

interface Option {
  readonly id: number;
  readonly name: string;
}

interface ManyProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly ids: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
}

function Many({ label, options, ids, onChange }: ManyProps) {
  const words = useNamedOptions(label);
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      limitTags={4}
      options={options}
      value={options.filter(({ id }) => ids.includes(id))}
      onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
      {...words}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

export function Filters(props: FiltersProps) {
  const { plan, teams, filters, grouping, canGroup, isPlanner, onFilters, onGrouping } = props;
  const translate = useTranslate();
  const set = (change: Partial<PlanFilters>) => onFilters({ ...filters, ...change });
  const types = [...plan.types.values()].map(({ id, libelle }) => ({ id, name: libelle }));
  // Keep the grouping of the address as an option.
  const { tellsUnits } = usePlanSource();
  const groupings = (Object.keys(GROUPINGS) as Grouping[]).filter(
    (one) => tellsUnits || one === 'none' || one === 'team' || one === grouping,
  );
  const { free, ...withoutFree } = filters;
  const [company, ...otherCompanies] = filters.companies;
  const label = (name: string) => translate(`planning.filters.${name}`);
  return (
    <Stack spacing={2}>
      {canGroup && (
        <TextField
          select
          size="small"
          label={label('grouping')}
          value={grouping}
          onChange={({ target }) => onGrouping(target.value as Grouping)}
        >
          {groupings.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`planning.groupings.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isPlanner && (
        <>
          <Many
            label={label('people')}
            options={plan.people}
            ids={filters.people}
            onChange={(people) => set({ people })}
          />
          {teams.length > 0 && (
            <Many label={label('teams')} options={teams} ids={filters.teams} onChange={(ids) => set({ teams: ids })} />
          )}
          <RecordPicker
            resource="Entreprises"
            multiple
            value={[...filters.companies]}
            onChange={(companies) => set({ companies, sites: [] })}
            textField={{ label: label('companies') }}
          />
        </>
      )}
      {isPlanner && (
        <TextField
          select
          size="small"
          label={label('freeLabel')}
          value={free ?? ''}
          onChange={({ target }) => {
            const chosen = FREE_TIMES.find((one) => one === target.value);
            onFilters({ ...withoutFree, ...(chosen && { free: chosen }) });
          }}
        >
          <MenuItem value="">{label('freeAll')}</MenuItem>
          {FREE_TIMES.map((one) => (
            <MenuItem key={one} value={one}>
              {label(`free.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Many label={label('types')} options={types} ids={filters.types} onChange={(ids) => set({ types: ids })} />
      {isPlanner && company !== undefined && otherCompanies.length === 0 && (
        <Box>
          <RecordPicker
            resource={COMPANY_SITES}
            known={{ entrepriseId: company }}
            multiple
            value={[...filters.sites]}
            onChange={(sites) => set({ sites })}
            textField={{ label: label('sites') }}
          />
        </Box>
      )}
    </Stack>
  );
}
