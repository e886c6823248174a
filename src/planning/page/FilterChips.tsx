import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useCompanyNames } from '../data/useCompanies';
import type { PlanGroup } from '../data/useStaff';
import { personLabel } from '../core/personLabel';
import type { Plan } from '../model/plan';
import { CompanyLink } from './CompanyLink';
import { isFiltered, NO_FILTERS, type PlanFilters } from './urlState';

export interface FilterChipsProps {
  readonly plan: Pick<Plan, 'people' | 'types'>;
  readonly teams: readonly PlanGroup[];
  readonly filters: PlanFilters;
  readonly onFilters: (filters: PlanFilters) => void;
}

/** Above this number of items, the chip only counts them. */
const NAMED = 3;

type IdFilter = Exclude<keyof PlanFilters, 'text' | 'free'>;

/** The active filters, each with a button to remove it. */
export function FilterChips({ plan, teams, filters, onFilters }: FilterChipsProps) {
  const translate = useTranslate();
  // A company without a slot in these months is known by no slot.
  const { names: companies, isLoading } = useCompanyNames(filters.companies.toSorted((one, other) => one - other));
  if (!isFiltered(filters)) return null;
  const nameOf: Readonly<Record<IdFilter, (id: number) => string | undefined>> = {
    people: (id) => plan.people.filter((person) => person.id === id).map(personLabel)[0],
    teams: (id) => teams.find((team) => team.id === id)?.name,
    companies: (id) => companies.get(id) ?? (isLoading ? '…' : undefined),
    types: (id) => plan.types.get(id)?.libelle,
    sites: () => undefined,
  };
  const chip = (key: string, label: string, rest: PlanFilters) => (
    <Chip key={key} size="small" label={label} onDelete={() => onFilters(rest)} sx={{ maxWidth: 260 }} />
  );
  const [company, ...others] = filters.companies;
  const ofIds = (Object.keys(nameOf) as IdFilter[]).flatMap((name) => {
    const ids = filters[name];
    if (ids.length > NAMED || (name === 'sites' && ids.length > 0))
      return [
        chip(
          name,
          translate('screens.page.labelled', {
            label: translate(`planning.filters.${name}`),
            name: String(ids.length),
          }),
          { ...filters, [name]: [] },
        ),
      ];
    return ids.map((id) =>
      chip(`${name} ${id}`, nameOf[name](id) ?? `${translate(`planning.filters.${name}`)} ${id}`, {
        ...filters,
        [name]: ids.filter((one) => one !== id),
      }),
    );
  });
  const { free, ...withoutFree } = filters;
  const isOne = ofIds.length + (filters.text ? 1 : 0) + (free ? 1 : 0) === 1;
  return (
    <Box
      role="group"
      aria-label={translate('planning.filters.active')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexWrap: 'wrap' }}
    >
      {ofIds}
      {free && chip('free', translate(`planning.filters.free.${free}`), withoutFree)}
      {filters.text && chip('text', `«\u00a0${filters.text}\u00a0»`, { ...filters, text: '' })}
      {company !== undefined && others.length === 0 && <CompanyLink id={company} />}
      <Button
        size="small"
        color="inherit"
        // On a phone, the cross of the only filter does the same.
        sx={{ display: { xs: isOne ? 'none' : 'inline-flex', sm: 'inline-flex' } }}
        onClick={() => onFilters(NO_FILTERS)}
      >
        {translate('planning.filters.reset')}
      </Button>
    </Box>
  );
}
