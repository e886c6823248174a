import { inLanguage, LANGUAGES, type Words } from '../../language/words';
import { fieldFactory, ok, refuse, type FieldOptions, type FieldSpec, type Kind } from '../../language/kind';

export interface BooleanSpec extends FieldSpec {
  readonly kind: 'boolean';
}

/** Yes or no. */
export const boolean = fieldFactory<'boolean', FieldOptions, boolean>('boolean');

const YES: Words = ['Oui', 'Yes', 'Ja', 'Sim'];
const NO: Words = ['Non', 'No', 'Nein', 'Não'];

const WORDS_FOR_TRUE = new Set(['true', '1', 'oui', 'yes', 'ja', 'sim', 'vrai', 'x']);
const WORDS_FOR_FALSE = new Set(['false', '0', 'non', 'no', 'nein', 'não', 'faux']);

export const booleanKind: Kind<BooleanSpec, boolean> = {
  name: 'boolean',
  parse(input) {
    if (typeof input === 'boolean') return ok(input);
    // Multipart bodies and spreadsheets contain only text.
    const word = typeof input === 'string' ? input.trim().toLowerCase() : undefined;
    if (word !== undefined && WORDS_FOR_TRUE.has(word)) return ok(true);
    if (word !== undefined && WORDS_FOR_FALSE.has(word)) return ok(false);
    return refuse('boolean');
  },
  jsonSchema: () => ({ type: 'boolean' }),
  column: () => 'boolean',
  operators: () => ['equals', 'isEmpty', 'isNotEmpty'],
  toText: (value, _spec, language = LANGUAGES[0]) => inLanguage(value ? YES : NO, language),
  fromText: (cell) => cell,
  sortable: true,
  seed: (_spec, index) => index % 5 !== 4,
  samples: {
    spec: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'] }),
    valid: [true, false],
    coerced: [
      { input: 'oui', value: true },
      { input: '0', value: false },
    ],
    invalid: [
      { input: 'peut-être', code: 'boolean' },
      { input: 2, code: 'boolean' },
    ],
  },
};
