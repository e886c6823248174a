/** What the settings of a kind of target are called: `informationsadditionnelles_droits_adherent` (section 6 of the specification). */
const SETTING_OF: Readonly<Record<string, string>> = {
  Utilisateur: 'utilisateur',
  Entreprise: 'adherent',
  Fournisseur: 'fournisseur',
  Partenaire: 'partenaire',
};

export const NOTICE_KINDS: readonly string[] = Object.keys(SETTING_OF);

/** What a setting narrows: functions by their codes, groups by their ids. */
export type Narrowed = 'droits' | 'groupes';

/** The name of the setting that narrows whom a notice about a kind of target may be addressed to. */
export const settingName = (narrowed: Narrowed, kind: string): string =>
  `informationsadditionnelles_${narrowed}_${SETTING_OF[kind] ?? ''}`;

/** What a setting says: only these, and none of those. An empty list says nothing. */
export interface Narrowing {
  readonly only: readonly string[];
  readonly remove: readonly string[];
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => ['string', 'number'].includes(typeof one)).map(String) : [];

/** Reads the JSON text of a setting. One that is absent or cannot be read narrows nothing. */
export function readNarrowing(text: unknown): Narrowing {
  try {
    const read: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    const { only, remove } = (read ?? {}) as Readonly<Record<string, unknown>>;
    return { only: textsIn(only), remove: textsIn(remove) };
  } catch {
    return { only: [], remove: [] };
  }
}

/** The setting's text: lists that say nothing are left out. */
export const writeNarrowing = ({ only, remove }: Narrowing): string =>
  JSON.stringify({ ...(remove.length > 0 && { remove }), ...(only.length > 0 && { only }) });

/** Whether a function (by its code) or a group (by its id) may be chosen. */
export const isChoice = ({ only, remove }: Narrowing, key: string | number): boolean =>
  (only.length === 0 || only.includes(String(key))) && !remove.includes(String(key));
