import type { ChangeRequest, ChangeValues, RowReport } from '../../resources/changes/changes';
import type { Slot } from '../core/slot';
import type { PlanEdit } from '../model/plan';
import type { Turned, TurnedSlot } from '../model/turned';
import type { SlotChange } from '../data/slotQueries';

/** An edit of a slot's values by its form. */
interface UpdateEdit {
  readonly kind: 'update';
  readonly slotId: number;
  readonly values: Partial<Omit<Slot, 'id' | 'version'>>;
}

export type PageEdit = PlanEdit | UpdateEdit;

/** Replaces temporary ids by the present ones. */
export const currentEdits = <Edit extends PageEdit>(
  edits: readonly Edit[],
  idOf: (id: number) => number,
): readonly Edit[] => edits.map((edit) => ('slotId' in edit ? { ...edit, slotId: idOf(edit.slotId) } : edit));

/** A slot before and after a gesture; null if it does not exist. */
export interface SlotStep {
  readonly id: number;
  readonly before: Slot | null;
  readonly after: Slot | null;
}

export interface StepContext {
  readonly slotOf: (id: number) => Slot | undefined;
  readonly shadowOf: (realId: number) => Slot | undefined;
  readonly simulationId: number | undefined;
  /** Returns a new temporary id: negative, never repeated. */
  readonly nextId: () => number;
}

const NO_ORIGIN = { origineId: null, origineVersion: null, retire: false } as const;

/** Creates the simulation's row that replaces a real slot. */
const shadow = (slot: Slot, { nextId, simulationId }: StepContext): Slot => {
  const { version, ...values } = slot;
  return {
    ...values,
    id: nextId(),
    periodiciteId: null,
    simulationId: simulationId ?? null,
    origineId: slot.id,
    origineVersion: version ?? null,
    retire: false,
  };
};

function changed(slot: Slot, values: UpdateEdit['values'], context: StepContext): SlotStep {
  const isReal = context.simulationId !== undefined && slot.simulationId === null;
  if (!isReal) return { id: slot.id, before: slot, after: { ...slot, ...values } };
  const made = { ...shadow(slot, context), ...values };
  return { id: made.id, before: null, after: made };
}

function removed(slot: Slot, context: StepContext): SlotStep {
  if (context.simulationId === undefined) return { id: slot.id, before: slot, after: null };
  const standing = context.shadowOf(slot.id);
  // Deleting a removal restores the real slot.
  if (standing?.retire) return { id: standing.id, before: standing, after: null };
  if (slot.simulationId === null) return changed(slot, { retire: true }, context);
  return slot.origineId === null
    ? { id: slot.id, before: slot, after: null }
    : { id: slot.id, before: slot, after: { ...slot, retire: true } };
}

/** A slot moved on its own leaves its series, so that later changes of the series do not move it back. */
function alone(slot: Slot, { salarieId, start, end }: Extract<PageEdit, { kind: 'move' }>): UpdateEdit['values'] {
  const stays = slot.salarieId === salarieId && slot.start === start && slot.end === end;
  return stays ? {} : { periodiciteId: null };
}

export const leavingSeries = (steps: readonly SlotStep[]): number =>
  steps.filter(({ before, after }) => before && after && before.periodiciteId !== null && after.periodiciteId === null)
    .length;

/** Converts edits to steps; edits of missing slots do nothing. */
export function slotSteps(edits: readonly PageEdit[], context: StepContext): readonly SlotStep[] {
  return edits.flatMap((edit): readonly SlotStep[] => {
    if (edit.kind === 'create') {
      const id = context.nextId();
      const simulationId = context.simulationId ?? null;
      return [{ id, before: null, after: { ...edit.slot, ...NO_ORIGIN, periodiciteId: null, id, simulationId } }];
    }
    const slot = context.slotOf(edit.slotId);
    if (!slot) return [];
    if (edit.kind === 'delete') return [removed(slot, context)];
    if (edit.kind === 'update') return [changed(slot, edit.values, context)];
    const isForSystem = edit.salarieId === null && slot.isForSystem;
    const to = { salarieId: edit.salarieId, start: edit.start, end: edit.end, isForSystem };
    return [changed(slot, { ...to, ...alone(slot, edit) }, context)];
  });
}

const written = (slot: Slot): ChangeValues => ({
  salarieId: slot.salarieId,
  entrepriseId: slot.entrepriseId,
  siteId: slot.siteId,
  prestationId: slot.prestationId,
  typeCreneauId: slot.typeCreneauId,
  sousTypeCreneauId: slot.sousTypeCreneauId,
  debut: new Date(slot.start).toISOString(),
  fin: new Date(slot.end).toISOString(),
  texte: slot.texte,
  etat: slot.etat,
  isForSystem: slot.isForSystem,
  periodiciteId: slot.periodiciteId,
  retire: slot.retire,
  origineVersion: slot.origineVersion,
});

/** Fields that cannot change after creation. */
const given = ({ simulationId, origineId }: Slot): ChangeValues => ({ simulationId, origineId });

const filled = (values: ChangeValues): ChangeValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== false));

const differing = (before: ChangeValues, after: ChangeValues): ChangeValues =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));

/** The write request of a step. @param versionOf the stored version */
export function changeOf(
  { id, before, after }: SlotStep,
  versionOf: (slot: Slot) => number | undefined,
): ChangeRequest {
  const collection = 'creneaux';
  if (!before || !after) {
    if (after) return { collection, action: 'create', values: filled({ ...written(after), ...given(after) }) };
    const version = before ? versionOf(before) : undefined;
    return { collection, action: 'delete', id, ...(version !== undefined && { version }) };
  }
  const version = versionOf(before);
  const values = differing(written(before), written(after));
  return { collection, action: 'update', id, ...(version !== undefined && { version }), values };
}

/** The slots of a gesture as it leaves them; deleted ones as they were. */
export const aboutOf = (steps: readonly SlotStep[]): readonly Slot[] =>
  steps.flatMap(({ before, after }) => after ?? before ?? []);

/** A slot as its view shows it: a real one that a simulation removes keeps its own id. */
function shownAs(slot: Slot, id: number): TurnedSlot {
  const { salarieId, start, end, retire, origineId } = slot;
  const shown = retire && origineId !== null ? origineId : id;
  return { id: shown, salarieId, start, end };
}

/** The slots that steps bring and take away. @param idOf the present id of a slot */
export function turnedSlots(steps: readonly SlotStep[], idOf: (id: number) => number): Pick<Turned, 'back' | 'gone'> {
  const back = steps.flatMap(({ id, before, after }): readonly TurnedSlot[] => {
    if (after) return [shownAs(after, idOf(id))];
    // Without its change in the simulation, the real slot is shown again.
    return typeof before?.origineId === 'number' ? [{ id: before.origineId }] : [];
  });
  const gone = steps.flatMap(({ id, before }) => (before ? shownAs(before, idOf(id)) : []));
  return { back, gone: gone.filter(({ id }) => back.every((one) => one.id !== id)) };
}

export const opposite = ({ id, before, after }: SlotStep): SlotStep => ({ id, before: after, after: before });

export const forward = ({ id, after }: SlotStep): SlotChange => ({ id, after });
export const backward = ({ id, before }: SlotStep): SlotChange => ({ id, after: before });

/** Updates a step with the id and version that the API returned. */
export function settled(step: SlotStep, row: Pick<RowReport, 'id' | 'version'> | undefined): SlotStep {
  const id = row?.id ?? step.id;
  const { after, before } = step;
  const version = row?.version ?? after?.version;
  return {
    id,
    before: before && { ...before, id },
    after: after && { ...after, id, ...(version !== undefined && { version }) },
  };
}
