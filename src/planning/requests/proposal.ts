import { instantText } from '../../resources/fields/shared/zone';
import type { Slot } from '../core/slot';

/** A change that a person requests in their own plan; times are milliseconds (UTC). */
export type Proposal =
  | { readonly action: 'Ajout'; readonly start: number; readonly end: number }
  | { readonly action: 'Modification' | 'Suppression'; readonly slot: Slot };

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
    const { start, end } = proposal;
    return {
      debut: instantText(start),
      fin: instantText(end),
      typeCreneauId: typeId,
      entrepriseId: null,
      texte: null,
      motif: null,
    };
  }
  const { start, end, typeCreneauId, entrepriseId, texte } = proposal.slot;
  return { debut: instantText(start), fin: instantText(end), typeCreneauId, entrepriseId, texte, motif: null };
}

/** Why a request cannot be sent yet: a value is missing, or its end is not after its start. */
export function proposalIssue({ action }: Proposal, values: ProposalValues): 'missing' | 'endBeforeStart' | undefined {
  if (action === 'Suppression') return undefined;
  const start = Date.parse(values.debut ?? '');
  const end = Date.parse(values.fin ?? '');
  if (Number.isNaN(start + end) || values.typeCreneauId === null) return 'missing';
  return end > start ? undefined : 'endBeforeStart';
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

/** Whether the person may request a change: the slot is theirs, stored, and in the real plan. */
export const isOwnSlot = (slot: Slot & { readonly mark?: unknown }, ownId: number): boolean =>
  slot.salarieId === ownId && slot.id > 0 && slot.simulationId === null && slot.mark === undefined;
