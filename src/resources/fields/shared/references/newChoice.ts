import { kindOf } from '../../kinds';
import { foldText } from '../../../common/foldText';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { validateField } from '../../../records/validate';
import type { Chosen } from './chosen';

export interface NewChoice {
  readonly id: typeof NEW_ID;
  readonly typed: string;
}

/** An id that no record has. */
const NEW_ID = -1;

export type ReferenceChoice = Chosen | NewChoice;

export const isNewChoice = (choice: ReferenceChoice): choice is NewChoice => choice.id === NEW_ID;

export const hasCreateForm = ({ internal, ownedBy, operations }: ResourceSchema): boolean =>
  !internal && ownedBy === undefined && operations.list !== 'single';

/**
 * Offers to create the typed text if no found record has that name, or if there are no records at all.
 *
 * @param names of the found records
 */
export function newChoiceOf(typed: string, names: readonly string[]): readonly NewChoice[] {
  const text = typed.trim();
  const isKnown = text === '' ? names.length > 0 : names.some((name) => foldText(name) === foldText(text));
  return isKnown ? [] : [{ id: NEW_ID, typed: text }];
}

/** Initial values of the create form: the typed text in the first representation field that accepts it. */
export function valuesFrom(
  schema: Pick<ResourceSchema, 'fields' | 'representation'>,
  typed: string,
): Readonly<Record<string, unknown>> {
  if (typed === '') return {};
  for (const name of schema.representation) {
    const spec = schema.fields[name];
    if (!spec || spec.readOnly) continue;
    const kind = kindOf(spec);
    const read = kind.reference ? undefined : validateField(kind.fromText(typed, spec), spec);
    if (read?.ok) return { [name]: read.value };
  }
  return {};
}
