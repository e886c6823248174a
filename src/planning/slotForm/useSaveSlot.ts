import { onlineManager } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { occurrencesOf } from '../core/recurrence/expand';
import type { RecurrenceRule } from '../core/recurrence/rule';
import { writeRule } from '../core/recurrence/writeRule';
import type { Slot } from '../core/slot';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { FormRefusal } from '../../resources/views/form/formRefusal';
import { wallOf } from '../../resources/fields/shared/zone';
import type { PlanIndex } from '../data/checkEdits';
import { daySlots, isOverDays } from '../model/daySlots';
import { workdayOf } from '../model/workday';
import { usePlanSource } from '../source/usePlanSource';
import { useCall } from '../../resources/views/useCall';
import type { PageEdit } from '../undo/steps';
import type { PlanEdits } from '../undo/usePlanEdits';
import { changeSetIn } from '../../resources/changes/changeSetIn';
import type { SeriesScope } from '../core/slotCalls';
import type { SlotCall } from '../source/planSource';
import { editRequest, removeRequest } from './seriesRequest';
import { isStale as isStaleError, slotRefusal } from './slotRefusal';
import { changedOf, slotOf, wireOf, type SlotValues } from './slotValues';

export interface SaveOptions {
  readonly schema: ResourceSchema;
  /** The slot at the opening of the form; undefined for a new one. */
  readonly before: Slot | undefined;
  readonly current: Slot | undefined;
  /** The slot belongs to a series, so the scope of a change must be asked. */
  readonly isOfSeries: boolean;
  readonly edits: PlanEdits;
  readonly index: PlanIndex;
  readonly simulationId: number | undefined;
  readonly onSaved: () => void;
}

/** An action that waits for the choice of scope. */
type PendingAction =
  | { readonly what: 'save'; readonly values: SlotValues; readonly rule: RecurrenceRule | undefined }
  | { readonly what: 'remove' };

export interface SavingSlot {
  /** @param rule of a new series, or the edited rule @returns errors by field */
  readonly submit: (values: SlotValues, rule: RecurrenceRule | undefined) => Promise<FormRefusal['fields']>;
  readonly remove: () => void;
  readonly asked: PendingAction | undefined;
  readonly giveUp: () => void;
  readonly answer: (scope: SeriesScope) => Promise<FormRefusal['fields']>;
  readonly requestOf: (scope: SeriesScope) => SlotCall | undefined;
  readonly isBusy: boolean;
  /** Reasons of a refusal that belong to no field. */
  readonly failures: readonly string[];
  readonly isStale: boolean;
}

const NO_FIELDS: FormRefusal['fields'] = {};
const SERIES_WORDS = { save: 'planning.form.seriesChanged', remove: 'planning.form.seriesRemoved' } as const;
const SLOT_WORDS = { save: 'planning.edits.update', remove: 'planning.edits.delete' } as const;

export function useSaveSlot(options: SaveOptions): SavingSlot {
  const { schema, before, current, isOfSeries, edits, index, simulationId, onSaved } = options;
  const call = useCall();
  const translate = useTranslate();
  const { seriesScopes } = usePlanSource();
  const [asked, setAsked] = useState<PendingAction>();
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isStale, setStale] = useState(false);

  /** Stores gestures of the plan. Without a network they wait in the plan, which tells of refusals; the form ends. */
  async function store(gestures: readonly PageEdit[]): Promise<void> {
    if (onlineManager.isOnline()) return edits.write(gestures);
    void edits.apply(gestures);
  }

  async function run(work: () => Promise<void>): Promise<FormRefusal['fields']> {
    setBusy(true);
    setFailures([]);
    setStale(false);
    try {
      await work();
      onSaved();
      return NO_FIELDS;
    } catch (error) {
      // The slot may have changed meanwhile: reload it.
      if (before) void edits.reread();
      if (isStaleError(error)) {
        setStale(true);
        return NO_FIELDS;
      }
      const { fields, general } = slotRefusal(schema, error, translate);
      setFailures(general);
      return fields;
    } finally {
      setBusy(false);
    }
  }

  async function write(values: SlotValues, rule: RecurrenceRule | undefined): Promise<void> {
    const slot = slotOf(values, simulationId);
    if (!slot) return;
    if (before) {
      const changed = changedOf(before, slot);
      if (Object.keys(changed).length > 0) await store([{ kind: 'update', slotId: before.id, values: changed }]);
    } else if (rule) {
      const body = { ...wireOf(slot), texte: slot.texte, etat: slot.etat, periodicite: writeRule(rule) };
      const answer = await call('creneaux', { method: 'POST', body });
      // Dates may be left out, and the slot's own with them.
      const dates = occurrencesOf(rule, wallOf(slot.end) - wallOf(slot.start));
      const made = dates.ok ? dates.value.map((date) => ({ ...date, salarieId: slot.salarieId })) : [slot];
      const words = translate('planning.form.seriesCreated', { smart_count: made.length });
      edits.wrote(words, changeSetIn(answer), made);
    } else {
      const isParted = values.eachDay === true && isOverDays(slot);
      const slots = isParted ? daySlots(slot, workdayOf(index, slot.salarieId)) : [slot];
      await store(slots.map((one) => ({ kind: 'create', slot: one })));
    }
  }

  /** @param what passed in, because the question is closed before the answer is written */
  function requestOf(what: PendingAction | undefined, scope: SeriesScope): SlotCall | undefined {
    if (!before || !what) return undefined;
    // After the conflict was shown, overwrite the version that the person has seen.
    const seen = isStale && current?.version !== undefined ? { ...before, version: current.version } : before;
    if (what.what === 'remove') return removeRequest(seen, scope);
    const slot = slotOf(what.values, simulationId);
    return slot && editRequest(seen, changedOf(before, slot), scope, what.rule);
  }

  return {
    async submit(values, rule) {
      if (before && !current) {
        setFailures([translate('planning.stale.gone')]);
        return NO_FIELDS;
      }
      const slot = slotOf(values, simulationId);
      if (!isOfSeries) return run(() => write(values, rule));
      if (before && slot && !rule && Object.keys(changedOf(before, slot)).length === 0) return run(async () => {});
      setAsked({ what: 'save', values, rule });
      return NO_FIELDS;
    },
    remove() {
      if (isOfSeries) setAsked({ what: 'remove' });
      else if (before) void run(() => store([{ kind: 'delete', slotId: before.id }]));
    },
    asked,
    giveUp: () => setAsked(undefined),
    async answer(scope) {
      const request = requestOf(asked, scope);
      setAsked(undefined);
      if (!request || !asked) return NO_FIELDS;
      // If the API's series calls have no scope for a single slot, write it with the ordinary ones.
      if (scope === 'un' && !seriesScopes.includes(scope) && before)
        return run(() =>
          asked.what === 'save' ? write(asked.values, undefined) : store([{ kind: 'delete', slotId: before.id }]),
        );
      const { address, ...rest } = request;
      const words = scope === 'un' ? SLOT_WORDS[asked.what] : SERIES_WORDS[asked.what];
      return run(async () => edits.wrote(translate(words, { smart_count: 1 }), changeSetIn(await call(address, rest))));
    },
    requestOf: (scope) => requestOf(asked, scope),
    isBusy,
    failures,
    isStale,
  };
}
