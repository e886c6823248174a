/** A difference between a proposal and its source: in English for the file, in French for the terminal. */
export interface Note {
  /** Name of the field or column; '' for the resource. */
  readonly where: string;
  readonly en: string;
  readonly fr: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reasons in both languages, with quotations from the source. */
export const NOTES = {
  unmapped: (what: string) => [
    `not declared, no kind holds it: ${what}`,
    `non déclaré, aucun type n’en contient : ${what}`,
  ],
  reserved: () => ['not declared: every record has this name already', 'non déclaré : toute fiche a déjà ce nom'],
  misnamed: () => [
    'not declared: a field is named by letters, digits and underscores',
    'non déclaré : un champ se nomme par lettres, chiffres et soulignés',
  ],
  secret: () => [
    'not declared: a secret is stored by code, hashed',
    'non déclaré : un secret est stocké par du code, haché',
  ],
  refused: (why: string) => [`not declared: ${why}`, `non déclaré : ${why}`],
  otherId: (what: string) => [
    `records are known by ${what} there, by numbers here`,
    `les fiches y sont connues par ${what}, ici par un numéro`,
  ],
  unsized: () => [
    'texts have no length there: 255 characters here, and longText for more',
    'les textes y sont sans longueur : ici 255 caractères, et longText pour plus',
  ],
  unchecked: (what: string) => [`not checked: ${what}`, `non vérifié : ${what}`],
  decimals: (scale: number) => [`no decimals are given there: ${scale} here`, `décimales non précisées : ${scale} ici`],
  caseless: () => ['unique here whatever the case', 'unicité ici sans distinguer la casse'],
  smaller: () => ['up to 2,147,483,647 here', 'jusqu’à 2 147 483 647 ici'],
  choices: (values: string) => [
    `only ${values}: not checked, an enumeration holds texts`,
    `seulement ${values} : non vérifié, une énumération contient des textes`,
  ],
  wholeRecord: (target: string) => [
    `a whole record of ${target} there, its number here`,
    `là une fiche entière de ${target}, ici son numéro`,
  ],
  byName: (target: string) => [
    `taken for a reference to ${target} by its name`,
    `pris pour une référence à ${target} d’après son nom`,
  ],
  noTarget: (target: string) => [
    `points at ${target}, which is not declared: its number alone`,
    `désigne ${target}, qui n’est pas déclaré : son numéro seul`,
  ],
  notSent: () => ['read only: it is not among what is sent', 'lecture seule : il n’est pas parmi ce qui est envoyé'],
  initial: (value: string) => [
    `the initial value ${value} is not taken over`,
    `la valeur initiale ${value} n’est pas reprise`,
  ],
  filled: (by: string) => [
    `filled by ${by} there: not required here, \`stamps\` and \`author\` fill fields`,
    `rempli là par ${by} : non obligatoire ici, \`stamps\` et \`author\` remplissent des champs`,
  ],
  computed: (by: string) => [
    `not declared: computed there by ${by}; a formula may say it`,
    `non déclaré : calculé là par ${by} ; une formule peut le dire`,
  ],
  rule: (rule: string) => [`not taken over: ${rule}`, `non repris : ${rule}`],
  variants: (what: string) => [
    `${what}: the fields of all variants, none required by a variant`,
    `${what} : les champs de toutes les variantes, aucun obligatoire d’après une variante`,
  ],
  above: (path: string) => [`hangs below ${path} there, and has no parent here`, `là sous ${path}, ici sans parent`],
  address: () => ['not declared: the address says it here', 'non déclaré : l’adresse le dit ici'],
  inner: () => [
    'not declared: an embedded field holds no such field',
    'non déclaré : un champ imbriqué n’en contient pas de tel',
  ],
} as const satisfies Readonly<
  Record<string, (...of: never[]) => readonly [en: string, fr: string] | readonly string[]>
>;

type Reason = keyof typeof NOTES;

export function note<Name extends Reason>(where: string, reason: Name, ...of: Parameters<(typeof NOTES)[Name]>): Note {
  const [en = '', fr = ''] = (NOTES[reason] as (...given: unknown[]) => readonly string[])(...of);
  return { where, en: oneLine(en), fr: oneLine(fr) };
}

/** Fields with such names must not be readable. */
export const isSecretName = (name: string): boolean => /passw|secret|motdepasse/i.test(name);

/** Prefixes the notes of a nested field. */
export const within = (name: string, notes: readonly Note[]): readonly Note[] =>
  notes.map((one) => ({ ...one, where: [name, one.where].filter(Boolean).join('.') }));

const LONGEST = 160;

/** Notes in one language; equal ones are merged. */
function grouped(notes: readonly Note[], language: 'en' | 'fr', colon: string): readonly string[] {
  const same = new Map<string, string[]>();
  for (const one of notes) same.set(one[language], [...(same.get(one[language]) ?? []), one.where]);
  return [...same].map(([text, all]) => `${all.some(Boolean) ? `${[...new Set(all)].join(', ')}${colon}` : ''}${text}`);
}

export function noteComments(source: string, notes: readonly Note[]): readonly string[] {
  const lines = grouped(notes, 'en', ': ').map((line) => `- ${line}`);
  return [
    `Proposed from ${oneLine(source)}.${lines.length > 0 ? ' What is otherwise than there:' : ''}`,
    ...lines,
  ].flatMap(folded);
}

function folded(line: string): readonly string[] {
  if (line.length <= LONGEST) return [line];
  const at = line.lastIndexOf(' ', LONGEST);
  return at <= 0 ? [line] : [line.slice(0, at), ...folded(`  ${line.slice(at + 1)}`)];
}

/** Notes for the terminal. */
export const noteLines = (notes: readonly Note[]): readonly string[] =>
  grouped(notes, 'fr', ' : ').map((line) => `  - ${line}`);
