import { instantText } from '../../resources/fields/shared/zone';
import type { CheckedSlot } from '../core/checks/facts';
import { BLANK_SLOT, type Slot } from '../core/slot';

/** A change that a person requests in their own plan; times are milliseconds (UTC). */
export type Proposal =
  | {
      readonly action: 'Ajout';
      readonly start: number;
      readonly end: number;
      /** The person chose the times on the plan, rather than the form proposing them. */
      readonly isDrawn?: boolean;
      /** The slot of which it is a copy. */
      readonly like?: Pick<Slot, 'typeCreneauId' | 'entrepriseId' | 'texte'>;
    }
  | {
      readonly action: 'Modification' | 'Suppression';
      readonly slot: Slot;
      /** Where a gesture moved it. */
      readonly to?: Pick<Slot, 'start' | 'end'>;
    };

/** The form's values: instants are ISO 8601. */
export interface ProposalValues {
  readonly debut: string | null;
  readonly fin: string | null;
  readonly typeCreneauId: number | null;
  readonly entrepriseId: number | null;
  readonly texte: string | null;
  readonly motif: string | null;
}

/** The form's initial values. @param typeId default type of a new slot */
export function proposalValues(proposal: Proposal, typeId: number | null): ProposalValues {
  if (proposal.action === 'Ajout') {
    const { start, end, like } = proposal;
    return {
      debut: instantText(start),
      fin: instantText(end),
      typeCreneauId: like?.typeCreneauId ?? typeId,
      entrepriseId: like?.entrepriseId ?? null,
      texte: like?.texte ?? null,
      motif: null,
    };
  }
  const { typeCreneauId, entrepriseId, texte } = proposal.slot;
  const { start, end } = proposal.to ?? proposal.slot;
  return { debut: instantText(start), fin: instantText(end), typeCreneauId, entrepriseId, texte, motif: null };
}

/** The first input to fill in: times that the person has drawn need none, only their reason. */
export function firstInput(proposal: Proposal, { typeCreneauId }: Pick<ProposalValues, 'typeCreneauId'>): string {
  if (proposal.action === 'Suppression') return 'motif';
  const isPlaced = proposal.action === 'Ajout' ? proposal.isDrawn || proposal.like : proposal.to;
  if (!isPlaced) return 'debut';
  return typeCreneauId === null ? 'typeCreneauId' : 'motif';
}

/** Why a request cannot be sent yet: a value is missing, or its end is not after its start. */
export function proposalIssue({ action }: Proposal, values: ProposalValues): 'missing' | 'endBeforeStart' | undefined {
  if (action === 'Suppression') return undefined;
  const start = Date.parse(values.debut ?? '');
  const end = Date.parse(values.fin ?? '');
  if (Number.isNaN(start + end) || values.typeCreneauId === null) return 'missing';
  return end > start ? undefined : 'endBeforeStart';
}

/** Whether a change request would change nothing: a gesture may already have moved the slot. */
export function changesNothing(proposal: Proposal, values: ProposalValues): boolean {
  if (proposal.action !== 'Modification') return false;
  const { motif: _motif, ...stored } = proposalValues({ action: 'Modification', slot: proposal.slot }, null);
  return Object.entries(stored).every(
    ([name, value]) => (values[name as keyof typeof stored] || null) === (value || null),
  );
}

const written = (text: string | null): string | null => (text?.trim() ? text.trim() : null);

/** Flags for values that the person cleared: the API would keep absent ones. */
const emptied = (slot: Slot, { entrepriseId, texte }: ProposalValues) => ({
  ...(slot.entrepriseId !== null && entrepriseId === null && { sansEntreprise: true }),
  ...(written(slot.texte) !== null && written(texte) === null && { sansTexte: true }),
});

export function proposalBody(proposal: Proposal, values: ProposalValues) {
  const { action } = proposal;
  const slot = proposal.action === 'Ajout' ? {} : { creneauId: proposal.slot.id };
  const motif = written(values.motif);
  if (action === 'Suppression') return { action, ...slot, motif };
  const { debut, fin, typeCreneauId, entrepriseId } = values;
  const texte = written(values.texte);
  const gone = proposal.action === 'Modification' ? emptied(proposal.slot, values) : {};
  return { action, ...slot, debut, fin, typeCreneauId, entrepriseId, texte, ...gone, motif };
}

/** The slot that an accepted request would leave, to check it; undefined for a removal or an incomplete request. */
export function proposedSlot(proposal: Proposal, values: ProposalValues, ownId: number): CheckedSlot | undefined {
  if (proposal.action === 'Suppression' || proposalIssue(proposal, values) !== undefined) return undefined;
  const stored = proposal.action === 'Modification' ? proposal.slot : undefined;
  const typeCreneauId = values.typeCreneauId ?? 0;
  const isElsewhere = stored?.entrepriseId !== values.entrepriseId;
  return {
    ...BLANK_SLOT,
    ...stored,
    // Sites and services belong to a company, and sub-types to a type.
    ...(isElsewhere && { siteId: null, prestationId: null }),
    ...(stored?.typeCreneauId !== typeCreneauId && { sousTypeCreneauId: null }),
    ...{ salarieId: ownId, typeCreneauId, entrepriseId: values.entrepriseId },
    ...{ start: Date.parse(values.debut ?? ''), end: Date.parse(values.fin ?? '') },
  };
}

/** Whether the person may request a change: the slot is theirs, stored, and in the real plan. */
export const isOwnSlot = (slot: Slot & { readonly mark?: unknown }, ownId: number): boolean =>
  slot.salarieId === ownId && slot.id > 0 && slot.simulationId === null && slot.mark === undefined;
