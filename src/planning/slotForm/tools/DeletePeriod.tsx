import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import type { PlanToolProps } from './DuplicatePlan';
import { PeriodChoice } from './PeriodChoice';
import { isPeriod, PeriodInputs } from './PeriodInputs';
import { ToolDialog } from './ToolDialog';
import { useToolRun } from './useToolRun';

const FILTERS = [
  ['salariesIds', 'Utilisateurs', 'people'],
  ['entreprisesIds', 'Entreprises', 'companies'],
  ['typesCreneauIds', 'typesCreneau', 'types'],
] as const;

type Chosen = Readonly<Record<(typeof FILTERS)[number][0], readonly number[]>>;

/** Deletes the slots of a period, optionally only of some people, companies and types. */
export default function DeletePeriod({ period: shown, day, filters, edits, index, names, onClose }: PlanToolProps) {
  const translate = useTranslate();
  const run = useToolRun(edits, onClose);
  const [period, setPeriod] = useState(shown);
  const [chosen, setChosen] = useState<Chosen>({
    salariesIds: filters.people,
    entreprisesIds: filters.companies,
    typesCreneauIds: filters.types,
  });
  const call = isPeriod(period)
    ? {
        address: 'PlanningsUtils/DeleteCreneauxPeriode',
        body: { ...period, ...chosen },
        done: 'removed' as const,
      }
    : undefined;
  return (
    <ToolDialog
      title={translate('planning.tools.deleteTitle')}
      action="remove"
      color="error"
      run={run}
      call={call}
      index={index}
      names={names}
      onClose={onClose}
    >
      <PeriodChoice {...{ day, shown, period }} onPeriod={(next) => run.change(setPeriod, next)} />
      <PeriodInputs period={period} onPeriod={(next) => run.change(setPeriod, next)} />
      {FILTERS.map(([name, resource, label]) => (
        <RecordPicker
          key={name}
          resource={resource}
          multiple
          value={[...chosen[name]]}
          onChange={(ids) => run.change(setChosen, { ...chosen, [name]: ids })}
          textField={{
            label: translate(`planning.filters.${label}`),
            ...(chosen[name].length === 0 && { helperText: translate(`planning.tools.all.${label}`) }),
          }}
        />
      ))}
    </ToolDialog>
  );
}
