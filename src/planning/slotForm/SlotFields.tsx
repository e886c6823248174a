import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DateInput } from '../../resources/fields/shared/dates/DateInput';
import { isWrong } from '../core/finding';
import type { Slot } from '../core/slot';
import { FieldGrid } from '../../resources/views/form/FieldGrid';
import { useTellPlace } from '../../resources/views/form/FormPlace';
import type { FormRefusal } from '../../resources/views/form/formRefusal';
import { useFocusOnRefusal } from '../../resources/views/form/useFocusOnRefusal';
import { useSaveShortcut } from '../../resources/views/form/useSaveShortcut';
import { usePlanSource } from '../source/usePlanSource';
import { useOnline } from '../../resources/views/page/useOnline';
import { useScreen } from '../../resources/views/ScreenContext';
import type { PlanIndex } from '../data/checkEdits';
import type { LoadedPlan } from '../data/usePlan';
import type { NewSlot } from '../model/plan';
import { daySlots, isOverDays } from '../model/daySlots';
import { workdayOf } from '../model/workday';
import { CompanyLink } from '../page/CompanyLink';
import { useFindingWords } from '../model/useFindingWords';
import type { CheckedDates } from './checkedDates';
import { DoubtfulDates } from './DoubtfulDates';
import { begunRule, editedRule, scopedRule, withoutDays, type HeldRule } from './editedRule';
import { EachDaySwitch } from './EachDaySwitch';
import { FindingList } from './FindingList';
import { PARIS_FORM } from './parisForm';
import { PersonInput } from './PersonInput';
import { ProposedTimesLine } from './ProposedTimesLine';
import { RecurrencePart } from './RecurrencePart';
import { RuleFrame } from './RuleFrame';
import { ScopeQuestion } from './ScopeQuestion';
import { SeriesPart } from './SeriesPart';
import { SlotBar } from './SlotBar';
import { slotOf, formOfSlot, type SlotValues } from './slotValues';
import { StaleAlert } from './StaleAlert';
import { useDraftGhost } from './useDraftGhost';
import { useFindings } from './useFindings';
import { useProposedEnd } from './useProposedEnd';
import { useProposedTimes, type FirstTimes } from './useProposedTimes';
import { useTypedTimes } from './useTypedTimes';
import type { SavingSlot } from './useSaveSlot';
import type { SeriesOfSlot } from './useSeries';

export interface SlotFieldsProps {
  /** The slot at the opening of the form; undefined for a new one. */
  readonly before: Slot | undefined;
  readonly current: Slot | undefined;
  readonly first: FirstTimes | undefined;
  readonly loaded: LoadedPlan;
  readonly index: PlanIndex;
  /** Of people, those of the same name told apart. */
  readonly names: ReadonlyMap<number, string>;
  readonly simulationId: number | undefined;
  readonly saving: SavingSlot;
  readonly known: SeriesOfSlot;
  /** The edited recurrence; undefined without one, or if the series' rule stays. */
  readonly held: HeldRule | undefined;
  readonly onHeld: (held: HeldRule | undefined) => void;
  /** Dates of the series with errors, which saving leaves out, or with warnings. */
  readonly dates: CheckedDates;
  readonly onDates: (dates: CheckedDates) => void;
  readonly onLeave: () => void;
  readonly onDuplicate: () => void;
  readonly onTakeTheirs: () => void;
}

/** As far as between fields; a link is close to its company. */
const COMPANY = { minHeight: 16, '&:not(:empty)': { pt: 0.5, pb: 2, lineHeight: 1.5 } } as const;

/** Beside each other where a date with its time has room. */
const TIMES = {
  ...{ display: 'grid', columnGap: 1, rowGap: 2, pt: 2, alignItems: 'start' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 185px), 1fr))',
} as const;

const NO_SLOTS: readonly NewSlot[] = [];

/** Fields above the recurrence, which depends on them. */
const FIRST = ['typeCreneauId', 'salarieId', 'isForSystem', 'sousTypeCreneauId'];
const FOR = ['entrepriseId'];
const REST = ['siteId', 'prestationId', 'etat', 'texte'];

/** The inputs of a slot, its findings, and its buttons. */
export function SlotFields(props: SlotFieldsProps) {
  const { before, current, loaded, index, simulationId, saving, known, held, onHeld } = props;
  const { dates, onDates, onLeave, onDuplicate, onTakeTheirs } = props;
  const translate = useTranslate();
  const isOnline = useOnline();
  // Only an API with previews copies within a simulation.
  const { previews } = usePlanSource();
  const { schema } = useScreen();
  const { reset, setError } = useFormContext();
  const { dirtyFields, submitCount } = useFormState();
  const [refusals, setRefusals] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnRefusal(place, submitCount + refusals);
  useSaveShortcut(place, saving.isBusy);
  const values = useWatch() as SlotValues;
  const slot = slotOf(values, simulationId);
  const id = before?.id;
  const company = before?.entrepriseId ?? null;
  const text = slot && JSON.stringify(slot);
  // Memoised by content, because each keystroke creates a new slot object.
  const isLong = before === undefined && slot !== undefined && isOverDays(slot);
  const isEachDay = isLong && held === undefined && values.eachDay === true;
  const checked = useMemo(() => {
    if (text === undefined) return [];
    const one = JSON.parse(text) as NewSlot;
    if (isEachDay) return daySlots(one, workdayOf(index, one.salarieId));
    return [{ ...one, ...(id !== undefined && { id }) }];
  }, [text, id, isEachDay, index]);
  const { findings, isChecking } = useFindings(index, checked);
  const wordsOf = useFindingWords((other) => index.byId.get(other));
  const own = isEachDay ? findings.flat() : (findings[0] ?? []);
  const isRefused = own.some(isWrong);
  const rules = { before, series: known.series?.rule, start: slot?.start ?? before?.start ?? 0 };
  const edited = held && editedRule(held, rules);
  const isDirty = Object.keys(dirtyFields).length > 0 || edited?.rule !== undefined;
  useTellPlace(saving.isBusy ? 'busy' : isDirty ? 'dirty' : 'clean');
  useDraftGhost(before || !slot ? NO_SLOTS : isEachDay ? checked : [slot], loaded.plan.types, edited?.rule);
  const typed = useTypedTimes();
  const { subTypes, plan } = loaded;
  const { proposed, followsType } = useProposedTimes({ index, subTypes, first: props.first, typed });
  useProposedEnd({ types: plan.types, subTypes, index, slotId: id, typed, followsType });
  const refuse = (fields: FormRefusal['fields']) => {
    for (const [name, message] of Object.entries(fields)) setError(name, { type: 'server', message });
    setRefusals((count) => count + 1);
  };
  const instead = (name: string) => {
    const spec = schema.fields[name];
    const input = { schema, source: name, path: [name], disabled: saving.isBusy };
    if (spec && name === 'salarieId')
      return <PersonInput key={name} {...input} spec={spec} people={loaded.plan.people} />;
    if (!spec || (name !== 'debut' && name !== 'fin')) return undefined;
    return (
      <Box key={name} sx={{ minWidth: 0 }}>
        <DateInput {...input} spec={spec} form={PARIS_FORM} precision="minute" />
      </Box>
    );
  };
  const parts = {
    index,
    wordsOf,
    onRule: (draft: HeldRule['draft']) => held && onHeld({ ...held, draft }),
    onChecked: onDates,
  };
  const { asked } = saving;
  return (
    <Box sx={{ pt: 1 }} ref={place}>
      {typeof before?.periodiciteId === 'number' && simulationId === undefined && (
        <SeriesPart
          {...parts}
          before={before}
          known={known}
          edited={edited}
          slot={slot}
          onBegin={() => onHeld(begunRule(rules))}
          onKeep={() => onHeld(undefined)}
          onScope={(scope) => held && onHeld(scopedRule(held, scope, rules))}
          isBusy={saving.isBusy}
        />
      )}
      <FieldGrid
        fields={FIRST}
        isBusy={saving.isBusy}
        focused={before ? undefined : 'typeCreneauId'}
        instead={instead}
      />
      <Box sx={TIMES}>{['debut', 'fin'].map(instead)}</Box>
      <ProposedTimesLine proposed={proposed} nameOf={(personId) => props.names.get(personId)} types={plan.types} />
      {isLong && !edited && slot && (
        <EachDaySwitch isOn={isEachDay} days={daySlots(slot, workdayOf(index, slot.salarieId)).length} />
      )}
      <Box sx={{ minHeight: 16 }}>
        {!before && simulationId === undefined && slot && (
          <FormControlLabel
            sx={{ mt: 0.5, mb: 1, ml: 0 }}
            control={
              <Switch
                checked={edited !== undefined}
                disabled={!isOnline && !edited}
                onChange={(_event, isOn) => onHeld(isOn ? begunRule(rules) : undefined)}
              />
            }
            label={translate('planning.form.repeats')}
          />
        )}
        {!before && simulationId === undefined && !isOnline && (
          <FormHelperText sx={{ mt: -0.5, mb: 1.5 }}>{translate('planning.nav.offline')}</FormHelperText>
        )}
        {!before && slot && edited && (
          <RuleFrame>
            <RecurrencePart {...parts} slot={slot} rule={edited.draft} />
          </RuleFrame>
        )}
      </Box>
      <FieldGrid fields={FOR} isBusy={saving.isBusy} instead={instead} />
      <Box sx={COMPANY}>{company !== null && <CompanyLink id={company} />}</Box>
      <FieldGrid fields={REST} isBusy={saving.isBusy} />
      {saving.failures.length > 0 && (
        <Alert severity="error" tabIndex={-1} sx={{ my: 1 }}>
          {saving.failures.map((words) => (
            <div key={words}>{words}</div>
          ))}
        </Alert>
      )}
      {saving.isStale && before && (
        <StaleAlert
          before={before}
          current={current}
          values={values}
          onTakeTheirs={() => {
            if (current) reset(formOfSlot(current));
            onTakeTheirs();
          }}
        />
      )}
      <SlotBar
        isBusy={saving.isBusy}
        isDisabled={edited ? !edited.isReady : isRefused && !isChecking}
        leftOut={edited ? dates.wrong.length : 0}
        isUnwise={edited ? dates.doubtful.length > 0 : own.length > 0 && !isRefused}
        onRemove={before && saving.remove}
        onDuplicate={before && (simulationId === undefined || previews) ? onDuplicate : undefined}
        onLeave={onLeave}
      >
        {edited && held && (
          <DoubtfulDates
            dates={dates.doubtful}
            onLeaveOut={
              dates.doubtful.length < dates.count ? () => onHeld(withoutDays(held, dates.doubtful)) : undefined
            }
          />
        )}
        {!edited && <FindingList findings={own} wordsOf={wordsOf} isFresh={!before && !isDirty && submitCount === 0} />}
      </SlotBar>
      {asked && (
        <ScopeQuestion
          asks={asked.what}
          ruleScope={asked.what === 'save' && asked.rule ? edited?.scope : undefined}
          isFirst={known.series?.ids[0] === before?.id}
          requestOf={saving.requestOf}
          wordsOf={wordsOf}
          onAnswer={(scope) => void saving.answer(scope).then(refuse)}
          onCancel={saving.giveUp}
        />
      )}
    </Box>
  );
}
