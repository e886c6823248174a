import type { SlotPanelProps } from './slotPanelProps';
import { Form, ResourceContextProvider, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { FormPanel } from '../../resources/views/dialogs/FormPanel';
import { useRegistry } from '../../resources/views/RegistryContext';
import { ScreenProvider } from '../../resources/views/ScreenContext';
import type { DrawnSlot } from '../model/plan';
import { NO_DOUBTS } from './checkedDates';
import { begunRule, editedRule, withoutDays, type HeldRule } from './editedRule';
import { SlotFields } from './SlotFields';
import { newValues, formOfSlot, type SlotValues } from './slotValues';
import DuplicateSlot from './tools/DuplicateSlot';
import { useKeptTab } from './useKeptTab';
import { useSaveSlot } from './useSaveSlot';
import { useSeries } from './useSeries';

export interface SlotEditorProps extends Omit<SlotPanelProps, 'opened' | 'isPlanner'> {
  readonly opened: NonNullable<SlotPanelProps['opened']>;
}

const NAME = 'slot';

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
  const initial = useMemo((): SlotValues => {
    if (before) return formOfSlot(before);
    const at: DrawnSlot = opened.kind === 'new' ? opened.at : { salarieId: null, start: 0, end: 0 };
    const types = [...loaded.plan.types.values()];
    const type = types.find(({ compteTravail }) => at.as !== 'absence' || !compteTravail);
    return newValues(at, type?.id ?? null);
    // Initial values only: a reload of the plan must not reset the form. The editor's key resets it for another slot.
  }, [before, loaded.plan.types, opened]);
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
                loaded={loaded}
                index={index}
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
