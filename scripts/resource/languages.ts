import type { NewField } from './newField';
import type { NewResource } from './newResource';

/** The other languages, as named in prompts. */
const OTHERS = ['anglais', 'allemand', 'portugais'] as const;

const SEPARATOR = ' / ';

/** The text in each language; '' if missing. */
const partsOf = (text: string): readonly string[] => {
  const given = text.split(SEPARATOR).map((one) => one.trim());
  return Array.from({ length: OTHERS.length + 1 }, (_, at) => given[at] ?? '');
};

/** Adds a place for each language. Missing ones stay empty, and the check at start reports them (S105). */
export const withPlaces = (text: string): string => partsOf(text).join(SEPARATOR);

/** Asks for the missing languages of a text; an empty answer skips one. */
export async function askLanguages(text: string, ask: (question: string) => Promise<string>): Promise<string> {
  const parts = [...partsOf(text)];
  for (const [at, language] of OTHERS.entries())
    if (parts[at + 1] === '') parts[at + 1] = (await ask(`« ${parts[0]} » en ${language} : `)).trim();
  return parts.join(SEPARATOR);
}

interface Option {
  readonly label: readonly string[];
}

/** The labels of options are derived from their values, which are at best French. */
const withOptionPlaces = ({ label, ...option }: Option) => ({
  ...option,
  label: label.map((one, at) => (at === 0 ? one : '')),
});

export function withFieldPlaces(field: NewField): NewField {
  const options = field.options?.['options'] as readonly Option[] | undefined;
  return {
    ...field,
    label: withPlaces(field.label),
    options: { ...field.options, ...(options && { options: options.map(withOptionPlaces) }) },
  };
}

/** The texts of a new resource that have only French. */
export const untranslated = ({
  one,
  many,
  fields,
}: Pick<NewResource, 'one' | 'many' | 'fields'>): readonly string[] => [
  ...[one, many, ...fields.map(({ label }) => label)]
    .filter((text) => partsOf(text).includes(''))
    .map((text) => partsOf(text)[0] ?? ''),
  ...fields.flatMap(({ options }) =>
    ((options?.['options'] ?? []) as readonly Option[]).flatMap(({ label }) =>
      label.includes('') ? [label[0] ?? ''] : [],
    ),
  ),
];
