import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCallback, type Dispatch, type SetStateAction } from 'react';
import type { PlanPerson } from '../core/slot';
import { useFormats } from '../calendar/useFormats';
import { MonthFilter } from './MonthFilter';
import { hasFilter, monthCounts, seenPeople, type MonthSought } from './monthList';
import { MonthRow } from './MonthRow';
import { useMonthHours } from './useMonthHours';
import { monthSteps, type MonthRole, type MonthState } from './monthSteps';

export interface MonthsListProps {
  readonly people: readonly Pick<PlanPerson, 'id' | 'name' | 'distinction'>[];
  readonly role: MonthRole;
  readonly sought: MonthSought;
  readonly onSought: (sought: MonthSought) => void;
  readonly states: ReadonlyMap<number, MonthState>;
  /** The API reports the states of months. */
  readonly isSaid: boolean;
  /** `2026-11` */
  readonly month: string;
  readonly disabled: boolean;
  readonly chosen: ReadonlySet<number>;
  readonly onChosen: Dispatch<SetStateAction<ReadonlySet<number>>>;
  readonly onStep: (personId: number, etat: MonthState) => void;
}

/** People's months: counted by state, searchable, and selectable for a bulk validation. */
export function MonthsList(props: MonthsListProps) {
  const { people, role, states, sought, onSought, isSaid, month, disabled, chosen, onChosen, onStep } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const ownId = role.isPlanner ? undefined : people[0]?.id;
  const { hours, isComing } = useMonthHours(month, ownId);
  const hoursOf = (id: number) => {
    const own = hours?.get(id);
    if (!own) return isComing ? '' : undefined;
    return translate('planning.own.hours', {
      planned: formats.hours(own.planned),
      available: formats.hours(own.due - own.absent),
    });
  };
  const shown = seenPeople(people, states, sought);
  const canChoose = role.isPlanner && people.length > 1;
  const open = shown.filter(({ id }) =>
    monthSteps(states.get(id), role, isSaid).some(({ name }) => name === 'validate'),
  );
  const isAll = open.length > 0 && open.every(({ id }) => chosen.has(id));
  const onChoose = useCallback(
    (id: number) =>
      onChosen((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onChosen],
  );
  return (
    <>
      {hasFilter(people) && <MonthFilter sought={sought} counts={monthCounts(people, states)} onSought={onSought} />}
      {canChoose && open.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isAll}
              indeterminate={!isAll && open.some(({ id }) => chosen.has(id))}
              disabled={disabled}
              onChange={() => {
                const ids = open.map(({ id }) => id);
                onChosen((before) =>
                  isAll ? new Set([...before].filter((id) => !ids.includes(id))) : new Set([...before, ...ids]),
                );
              }}
              sx={{ p: 0.75 }}
            />
          }
          label={translate('planningRequests.months.chooseAll')}
          sx={{ ml: -1, mr: 0 }}
        />
      )}
      <Box
        component="ul"
        aria-label={translate('planningRequests.months.people')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((person) => {
          const state = states.get(person.id);
          return (
            <MonthRow
              key={person.id}
              personId={person.id}
              name={person.name}
              apart={person.distinction}
              hours={hoursOf(person.id)}
              state={state}
              isSaid={isSaid}
              steps={monthSteps(state, role, isSaid)}
              disabled={disabled}
              isChosen={canChoose ? chosen.has(person.id) : undefined}
              onChoose={onChoose}
              onStep={onStep}
            />
          );
        })}
      </Box>
      {shown.length === 0 && (
        <Typography role="status" sx={{ py: 2, textAlign: 'center', color: 'text.secondary' }}>
          {translate('planningRequests.months.noMatch')}
        </Typography>
      )}
    </>
  );
}
