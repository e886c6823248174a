import { InformationsAdditionnelles } from '../../resources/schemas/informationsAdditionnelles';
import { isObject } from '../../resources/common/isObject';
import type { RecordOf } from '../../resources/language/resourceSchema';

/** A notice as screens read it. */
export type Notice = RecordOf<typeof InformationsAdditionnelles>;

/** What a notice is about. */
export type NoticeKind = Notice['cibleType'];

/** The resource of each kind of target. */
export const TARGETS: Readonly<Record<NoticeKind, string>> = {
  Partenaire: 'Partenaires',
  Fournisseur: 'Fournisseurs',
  Entreprise: 'Entreprises',
  Utilisateur: 'Utilisateurs',
};

/** What a resource's records are called as targets; undefined where there are no notices about them. */
export const kindOfResource = (resource: string): NoticeKind | undefined =>
  (Object.keys(TARGETS) as NoticeKind[]).find((kind) => TARGETS[kind] === resource);

const URGENCIES: readonly string[] = InformationsAdditionnelles.fields.couleur.options.map(({ value }) => value);

/** A colour's place in the order of urgency; an unknown one comes last. */
const urgencyOf = ({ couleur }: Pick<Notice, 'couleur'>): number => {
  const place = URGENCIES.indexOf(couleur);
  return place < 0 ? URGENCIES.length : place;
};

/** The most urgent first, of equally urgent ones the newest. */
export const byUrgency = <One extends Pick<Notice, 'id' | 'couleur'>>(notices: readonly One[]): readonly One[] =>
  notices.toSorted((one, other) => urgencyOf(one) - urgencyOf(other) || other.id - one.id);

const isNotice = (value: unknown): value is Notice => isObject(value) && 'titre' in value && 'cibleType' in value;

/** The notices of an answer, as a page or as an array. */
export function noticesIn(answer: unknown): readonly Notice[] {
  const items = isObject(answer) && 'items' in answer ? answer.items : answer;
  return Array.isArray(items) ? items.filter(isNotice) : [];
}

/** Whether a notice is addressed to one of these functions or groups. */
export const isAddressedTo = (
  { fonctionsAllowed, groupesAllowed }: Pick<Notice, 'fonctionsAllowed' | 'groupesAllowed'>,
  functions: readonly number[],
  groups: readonly number[],
): boolean => fonctionsAllowed.some((id) => functions.includes(id)) || groupesAllowed.some((id) => groups.includes(id));
