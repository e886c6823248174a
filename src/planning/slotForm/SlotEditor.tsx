import type { SlotPanelProps } from './slotPanelProps';
import { Form, ResourceContextProvider, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormPanel } from '../../resources/views/dialogs/FormPanel';
import { useRegistry } from '../../resources/views/RegistryContext';
import { ScreenProvider } from '../../resources/views/ScreenContext';
import type { PlanIndex } from '../data/checkEdits';
import type { DrawnSlot } from '../model/plan';
import { NO_DOUBTS } from './checkedDates';
import { begunRule, editedRule, withoutDays, type HeldRule } from './editedRule';
import { SlotFields } from './SlotFields';
import { newValues, formOfSlot, type SlotValues } from './slotValues';
import DuplicateSlot from './tools/DuplicateSlot';
import { firstTimes, type FirstTimes } from './useProposedTimes';
import { useKeptTab } from './useKeptTab';
import { useSaveSlot } from './useSaveSlot';
import { useSeries } from './useSeries';

export interface SlotEditorProps extends Omit<SlotPanelProps, 'opened' | 'isPlanner'> {
  readonly opened: NonNullable<SlotPanelProps['opened']>;
}

const NAME = 'slot';
const NOWHERE: DrawnSlot = { salarieId: null, start: 0, end: 0 };

/** What the form of a new slot begins with. */
function begunSlot(at: DrawnSlot, index: PlanIndex): { values: SlotValues; first: FirstTimes | undefined } {
  const types = [...index.plan.types.values()];
  const type = types.find(({ compteTravail }) => at.as !== 'absence' || !compteTravail);
  const typeId = at.typeId ?? type?.id ?? null;
  const first = firstTimes(index, at, typeId);
  const { start, end } = first?.now ?? at;
  return { values: newValues({ ...at, start, end }, typeId), first };
}

export default function SlotEditor(props: SlotEditorProps) {
  const { opened, onClose, loaded, index, simulationId } = props;
  const translate = useTranslate();
  useKeptTab();
  const registry = useRegistry();
  const target = useMemo(() => ({ schema: registry.get('creneaux'), address: 'creneaux', parents: {} }), [registry]);
  const stored = opened.kind === 'stored' ? loaded.slots.find(({ id }) => id === opened.slotId) : undefined;
  const [before, setBefore] = useState(stored);
  // The slot was stored while open: keep the input, and use its new id.
  if (before && stored && stored.id !== before.id) setBefore(stored);
  // Initial values only: a reload of the plan must not reset the form. The editor's key resets it for another slot.
  const [begun] = useState(() => begunSlot(opened.kind === 'new' ? opened.at : NOWHERE, index));
  const initial = useMemo(() => (before ? formOfSlot(before) : begun.values), [before, begun]);
  const [isDuplicating, setDuplicating] = useState(false);
  const known = useSeries(simulationId === undefined ? before : undefined);
  const series = known.series?.rule;
  const [held, setHeld] = useState<HeldRule | undefined>(() =>
    opened.kind === 'new' && opened.at.as === 'series'
      ? begunRule({ before: undefined, series: undefined, start: opened.at.start })
      : undefined,
  );
  const [checked, setChecked] = useState(NO_DOUBTS);
  // In a simulation each slot is edited alone: the rule belongs to the real plan.
  const isOfSeries = typeof before?.periodiciteId === 'number' && simulationId === undefined && !known.isAlone;
  const saving = useSaveSlot({
    ...props,
    schema: target.schema,
    before,
    current: stored,
    isOfSeries,
    onSaved: onClose,
  });
  const submit = (given: unknown): Promise<object> => {
    const values = given as SlotValues;
    const start = Date.parse(values.debut ?? '');
    const possible = held && withoutDays(held, checked.wrong);
    const edited = possible && !Number.isNaN(start) ? editedRule(possible, { before, series, start }) : undefined;
    return saving.submit(values, edited?.rule);
  };
  if (isDuplicating && before)
    return (
      <DuplicateSlot
        slotId={before.id}
        simulationId={simulationId}
        edits={props.edits}
        index={index}
        names={props.names}
        onClose={onClose}
      />
    );
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value="creneaux">
        <FormPanel
          title={translate(before ? 'planning.form.edit' : 'planning.form.create')}
          name={NAME}
          onClose={onClose}
          leaving={props.leaving}
        >
          {(leave: () => void) => (
            <Form noValidate disableInvalidFormNotification defaultValues={initial} onSubmit={submit}>
              <SlotFields
                before={before}
                current={stored}
                first={before ? undefined : begun.first}
                loaded={loaded}
                index={index}
                names={props.names}
                simulationId={simulationId}
                saving={saving}
                known={known}
                held={held}
                onHeld={setHeld}
                dates={checked}
                onDates={setChecked}
                onLeave={leave}
                onDuplicate={() => setDuplicating(true)}
                onTakeTheirs={() => {
                  setBefore(stored);
                  setHeld(undefined);
                }}
              />
            </Form>
          )}
        </FormPanel>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
