import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, type CSSProperties } from 'react';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { DaySpan, Plan } from '../../model/plan';
import { periodWords } from '../../page/periodWords';
import type { PlanUrlState } from '../../page/urlState';
import { createIndexer, type SlotSpan } from '../../timeline/index/planIndex';
import type { GroupNames } from '../../timeline/timelineProps';
import { shownSlots } from '../shownSlots';
import { CalendarSheet } from './CalendarSheet';
import { ListSheet } from './ListSheet';
import { sheetOf } from './paper';
import './print.css';
import { TeamSheet } from './TeamSheet';
import { useFilterLines, type FilterNames } from './useFilterLines';
import { usePaperWords } from './usePaperWords';
import { YearSheet } from './YearSheet';
import { personLabel } from '../../core/personLabel';

export interface PrintedPlanProps extends Omit<FilterNames, 'people' | 'types'> {
  readonly place: PlanUrlState;
  readonly span: DaySpan;
  readonly plan: Plan;
  /** By user id. */
  readonly names: ReadonlyMap<number, string>;
  readonly groupNames: GroupNames;
  readonly isComplete: boolean;
}

const byStart = (one: SlotSpan, other: SlotSpan) => one.wallStart - other.wallStart || one.slot.id - other.slot.id;

export function PrintedPlan(props: PrintedPlanProps) {
  const { place, span, plan, names, teams, companies, groupNames, isComplete } = props;
  const translate = useTranslate();
  const words = usePaperWords(plan, names);
  const filters = useFilterLines(place.filters, { people: names, teams, companies, types: plan.types });
  const sheet = sheetOf(place.view);
  const slots = useMemo(() => shownSlots({ plan, span, isByPeople: sheet === 'team' }), [plan, span, sheet]);
  const index = useMemo(() => createIndexer()(slots), [slots]);
  const placed = useMemo(() => [...index.values()].flat().sort(byStart), [index]);
  // In the cache, since the plan itself reads it.
  const simulation = useQueryClient().getQueryData<AnyRecord>(['simulations', 'planning', place.simulationId]);
  const [only] = plan.people.length === 1 ? plan.people : [];
  const types = useMemo(() => {
    const present = new Set(slots.map(({ typeCreneauId }) => typeCreneauId));
    return [...plan.types.values()].filter(({ id }) => present.has(id));
  }, [slots, plan.types]);
  const lines = [
    ...(place.simulationId === undefined
      ? []
      : [translate('planningExports.print.simulation', { name: String(simulation?.nom ?? `#${place.simulationId}`) })]),
    ...filters,
  ];
  return (
    <div className="plan-print">
      <header>
        <h1>
          {only ? `${translate('planning.title')} – ${personLabel(only)}` : translate('planning.title')}
          <span>{periodWords(place, words.formats)}</span>
        </h1>
        <p>
          {[
            ...lines,
            translate('planning.count', { smart_count: slots.length }),
            translate('planningExports.print.made', { date: words.formats.date(dayIndexOf(Date.now())) }),
          ].join(' · ')}
        </p>
        {!isComplete && <p className="paper-warning">{translate('planningExports.print.incomplete')}</p>}
        {types.length > 0 && sheet !== 'year' && (
          <p className="paper-legend">
            {types.map(({ id, libelle, couleur }) => (
              <span key={id} style={{ '--slot': couleur } as CSSProperties}>
                {libelle}
              </span>
            ))}
          </p>
        )}
      </header>
      {slots.length === 0 && <p>{translate('planning.empty.title')}</p>}
      {sheet === 'team' && (
        <TeamSheet
          plan={plan}
          index={index}
          span={span}
          grouping={place.grouping}
          groupNames={groupNames}
          words={words}
        />
      )}
      {sheet === 'calendar' && (
        <CalendarSheet slots={placed} span={span} isOnePerson={only !== undefined} words={words} />
      )}
      {sheet === 'list' && <ListSheet slots={placed} span={span} words={words} />}
      {sheet === 'year' && <YearSheet plan={{ people: plan.people, slots }} span={span} words={words} />}
    </div>
  );
}
