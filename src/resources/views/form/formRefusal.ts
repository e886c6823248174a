import type { ResourceSchema } from '../../language/resourceSchema';
import type { ShownProblem } from '../page/problemOf';
import { isInput } from './formValues';

/** Messages of a refused save, by field and general. */
export interface FormRefusal {
  /** Message by form path: `interventions.2.theme`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
  /** For a form with a single field: messages about other fields, by name. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/**
 * Assigns a problem's messages to the form's fields. Ignores case, because the contract's paths may spell `Libelle`.
 *
 * @param only the form's single field, if it has only one
 */
export function formRefusal(
  schema: Pick<ResourceSchema, 'fields' | 'sections' | 'key'>,
  problem: ShownProblem,
  isNew: boolean,
  only?: string,
): FormRefusal {
  const shown = schema.sections.flatMap((section) => section.fields).filter((name) => isInput(schema, name, isNew));
  const fields: Record<string, string> = {};
  const elsewhere: Record<string, string> = {};
  const general: string[] = [];
  for (const [path, messages] of Object.entries(problem.errors)) {
    const [first = '', ...rest] = path.split('.');
    const name = shown.find((one) => one.toLowerCase() === first.toLowerCase());
    if (name && only !== undefined && name !== only) elsewhere[name] = messages.join(' ');
    else if (name) fields[[name, ...rest].join('.')] = messages.join(' ');
    else general.push(...messages);
  }
  // If every message has a field, the general message adds nothing.
  const isSaid = [fields, elsewhere, general].some((said) => Object.keys(said).length > 0);
  if (problem.message && !isSaid) general.push(problem.message);
  return { fields, general, ...(only !== undefined && { elsewhere }) };
}
