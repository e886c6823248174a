import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { isObject } from '../../resources/common/isObject';
import type { RecordOf } from '../../resources/language/resourceSchema';

export type Notice = RecordOf<typeof InformationsAdditionnelles>;

export type NoticeKind = Notice['cibleType'];

export const TARGETS: Readonly<Record<NoticeKind, string>> = {
  Partenaire: 'Partenaires',
  Fournisseur: 'Fournisseurs',
  Entreprise: 'Entreprises',
  Utilisateur: 'Utilisateurs',
};

/** The kind of target for a resource; undefined if it has no notices. */
export const kindOfResource = (resource: string): NoticeKind | undefined =>
  (Object.keys(TARGETS) as NoticeKind[]).find((kind) => TARGETS[kind] === resource);

const URGENCIES: readonly string[] = InformationsAdditionnelles.fields.couleur.options.map(({ value }) => value);

/** Rank of a colour; unknown ones come last. */
const urgencyOf = ({ couleur }: Pick<Notice, 'couleur'>): number => {
  const place = URGENCIES.indexOf(couleur);
  return place < 0 ? URGENCIES.length : place;
};

/** Most urgent first, then newest. */
export const byUrgency = <One extends Pick<Notice, 'id' | 'couleur'>>(notices: readonly One[]): readonly One[] =>
  notices.toSorted((one, other) => urgencyOf(one) - urgencyOf(other) || other.id - one.id);

const isNotice = (value: unknown): value is Notice => isObject(value) && 'titre' in value && 'cibleType' in value;

export function noticesIn(answer: unknown): readonly Notice[] {
  const items = isObject(answer) && 'items' in answer ? answer.items : answer;
  return Array.isArray(items) ? items.filter(isNotice) : [];
}

export const isAddressedTo = (
  { fonctionsAllowed, groupesAllowed }: Pick<Notice, 'fonctionsAllowed' | 'groupesAllowed'>,
  functions: readonly number[],
  groups: readonly number[],
): boolean => fonctionsAllowed.some((id) => functions.includes(id)) || groupesAllowed.some((id) => groups.includes(id));
