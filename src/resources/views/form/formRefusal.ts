import type { ResourceSchema } from '../../language/resourceSchema';
import type { ShownProblem } from '../page/problemOf';
import { isInput } from './formValues';

/** What a refused save says: at which fields, and what belongs to none of them. */
export interface FormRefusal {
  /** Message by the form's name of the field: `interventions.2.theme`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
  /** Of a form that shows one field: what is said of others, by their names. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/**
 * Sorts the messages of a problem by the fields that the form shows. The API may spell a field in another case
 * (`Libelle`), as the contract's paths do.
 *
 * @param only the one field that the form shows, where it is one of them
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
  // Where every message has its field, the problem's own words would only repeat that something is wrong.
  const isSaid = [fields, elsewhere, general].some((said) => Object.keys(said).length > 0);
  if (problem.message && !isSaid) general.push(problem.message);
  return { fields, general, ...(only !== undefined && { elsewhere }) };
}
