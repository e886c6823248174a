import { reservedFields, writingRules } from '../../src/resources/access/fieldAccess';
import { colonOf } from '../../src/resources/language/words';
import type { Registry } from '../../src/resources/registry/registry';
import { FLAG_OPTIONS } from '../../src/resources/schemas/flags';

const COLON = colonOf('fr');

export const FLAGS: readonly string[] = FLAG_OPTIONS.map(({ value }) => value);

export interface RightRow {
  readonly code: string;
  readonly libelle: string;
  readonly flags: readonly string[];
}

/** `IDENTITES` names no visible resource, and is what giving rights to people asks for. */
const IDENTITIES: readonly (readonly [string, string])[] = [
  ['IDENTITES', 'Identités : fonctions, droits et profils des personnes'],
];

/** Rights that open nothing but fields, each with the words of these: `PAIE` is `Salariés : Salaire, IBAN`. */
function fieldRights({ visible }: Pick<Registry, 'visible'>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { label, fields } of visible)
    for (const [, { label: field, ...spec }] of reservedFields(fields))
      for (const right of writingRules(spec).flatMap(({ rights = [] }) => rights)) {
        const [code = ''] = right.split(':');
        const known = names.get(code);
        const words = field[0];
        if (known === undefined) names.set(code, `${label.many[0]}${COLON}${words}`);
        else if (!known.split(/, |: /).includes(words)) names.set(code, `${known}, ${words}`);
      }
  return names;
}

/** Codes and French names of rights that no declaration names. */
export type OtherRights = readonly (readonly [code: string, libelle: string])[];

/** One record of the resource Droits for every right that a declaration, an operation or a screen asks for. */
export function rightRows(registry: Pick<Registry, 'visible'>, otherRights: OtherRights = []): readonly RightRow[] {
  const others = new Map([...IDENTITIES, ...otherRights]);
  // Own records ask for no right; what hangs below a record asks for that one's.
  const asking = registry.visible.filter(({ ownedBy, parent }) => ownedBy === undefined && parent === undefined);
  const declared = asking.filter(({ rights }) => !others.has(rights));
  const names = new Map([
    ...fieldRights(registry),
    ...others,
    ...declared.map(({ rights, label }) => [rights, label.many[0]] as const),
  ]);
  return [...names].map(([code, libelle]) => ({
    code,
    libelle,
    flags: FLAGS,
  }));
}

/** Every right of these rows, as `RESOURCE:flag`. */
export const rightsOf = (rows: readonly RightRow[]): readonly string[] =>
  rows.flatMap(({ code, flags }) => flags.map((flag) => `${code}:${flag}`));
