import { kindOf } from '../../kinds';
import { foldText } from '../../../common/foldText';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { validateField } from '../../../records/validate';
import type { Chosen } from './chosen';

/** The choice of a record that does not exist yet: it is created from what was typed. */
export interface NewChoice {
  readonly id: typeof NEW_ID;
  readonly typed: string;
}

/** No record has it. */
const NEW_ID = -1;

/** What a picker offers. */
export type ReferenceChoice = Chosen | NewChoice;

export const isNewChoice = (choice: ReferenceChoice): choice is NewChoice => choice.id === NEW_ID;

/** Whether a resource has a form of its own, with which one record can be created. */
export const hasCreateForm = ({ internal, ownedBy, operations }: ResourceSchema): boolean =>
  !internal && ownedBy === undefined && operations.list !== 'single';

/**
 * The offer to create what was typed: where nothing found is called so, or where there is nothing to choose from.
 *
 * @param names what the records that were found are called
 */
export function newChoiceOf(typed: string, names: readonly string[]): readonly NewChoice[] {
  const text = typed.trim();
  const isKnown = text === '' ? names.length > 0 : names.some((name) => foldText(name) === foldText(text));
  return isKnown ? [] : [{ id: NEW_ID, typed: text }];
}

/** The values with which the form of a new record begins: what was typed, in the first field of its name that takes it. */
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
