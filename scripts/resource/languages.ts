import type { NewField } from './newField';
import type { NewResource } from './newResource';

/** The other languages, as questions name them. */
const OTHERS = ['anglais', 'allemand', 'portugais'] as const;

const SEPARATOR = ' / ';

/** The words of a text in each language: '' where it says none. */
const partsOf = (text: string): readonly string[] => {
  const given = text.split(SEPARATOR).map((one) => one.trim());
  return Array.from({ length: OTHERS.length + 1 }, (_, at) => given[at] ?? '');
};

/** A text with a place for each language. What is missing stays empty, which the start names (S105): French words are in no other place. */
export const withPlaces = (text: string): string => partsOf(text).join(SEPARATOR);

/** A text with what is answered for each language that it lacks; an empty answer leaves it out. */
export async function askLanguages(text: string, ask: (question: string) => Promise<string>): Promise<string> {
  const parts = [...partsOf(text)];
  for (const [at, language] of OTHERS.entries())
    if (parts[at + 1] === '') parts[at + 1] = (await ask(`« ${parts[0]} » en ${language} : `)).trim();
  return parts.join(SEPARATOR);
}

interface Option {
  readonly label: readonly string[];
}

/** Options are called by their values, which are French if anything. */
const withOptionPlaces = ({ label, ...option }: Option) => ({
  ...option,
  label: label.map((one, at) => (at === 0 ? one : '')),
});

/** A field with a place for each language in its words. */
export function withFieldPlaces(field: NewField): NewField {
  const options = field.options?.['options'] as readonly Option[] | undefined;
  return {
    ...field,
    label: withPlaces(field.label),
    options: { ...field.options, ...(options && { options: options.map(withOptionPlaces) }) },
  };
}

/** What a new resource says in French alone. */
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
