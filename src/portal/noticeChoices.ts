/** A target's part of a setting's name, as in `informationsadditionnelles_droits_adherent` (section 6). */
const SETTING_OF: Readonly<Record<string, string>> = {
  Utilisateur: 'utilisateur',
  Entreprise: 'adherent',
  Fournisseur: 'fournisseur',
  Partenaire: 'partenaire',
};

export const NOTICE_KINDS: readonly string[] = Object.keys(SETTING_OF);

/** `droits` are functions, by code; `groupes` are groups, by id. */
export type Narrowed = 'droits' | 'groupes';

/** The setting that limits the audience of notices about a kind of target. */
export const settingName = (narrowed: Narrowed, kind: string): string =>
  `informationsadditionnelles_${narrowed}_${SETTING_OF[kind] ?? ''}`;

/** Only the items in `only`, minus those in `remove`; an empty list has no effect. */
export interface Narrowing {
  readonly only: readonly string[];
  readonly remove: readonly string[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => ['string', 'number'].includes(typeof one)).map(String) : [];

/** Parses the JSON of a setting; a missing or invalid one narrows nothing. */
export function readNarrowing(text: unknown): Narrowing {
  try {
    const read: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    const { only, remove } = (read ?? {}) as Readonly<Record<string, unknown>>;
    return { only: textsIn(only), remove: textsIn(remove) };
  } catch {
    return { only: [], remove: [] };
  }
}

/** Serialises a setting without its empty lists. */
export const writeNarrowing = ({ only, remove }: Narrowing): string =>
  JSON.stringify({ ...(remove.length > 0 && { remove }), ...(only.length > 0 && { only }) });

/** @param key a function's code or a group's id */
export const isChoice = ({ only, remove }: Narrowing, key: string | number): boolean =>
  (only.length === 0 || only.includes(String(key))) && !remove.includes(String(key));
