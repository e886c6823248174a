import type { ResourceSchema } from '../../language/resourceSchema';
import type { ShownProblem } from '../page/problemOf';
import { isInput } from './formValues';

/** What a refused save says: at which fields, and what belongs to none of them. */
export interface Refusal {
  /** Message by the form's name of the field: `interventions.2.theme`. */
  readonly fields: Readonly<Record<string, string>>;
  readonly general: readonly string[];
}

/**
 * Sorts the messages of a problem by the fields that the form shows. The API may spell a field in another case
 * (`Libelle`), as the contract's paths do.
 */
export function refusalOf(
  schema: Pick<ResourceSchema, 'fields' | 'sections' | 'key'>,
  problem: ShownProblem,
  isNew: boolean,
): Refusal {
  const shown = schema.sections.flatMap((section) => section.fields).filter((name) => isInput(schema, name, isNew));
  const fields: Record<string, string> = {};
  const general: string[] = [];
  for (const [path, messages] of Object.entries(problem.errors)) {
    const [first = '', ...rest] = path.split('.');
    const name = shown.find((one) => one.toLowerCase() === first.toLowerCase());
    if (name) fields[[name, ...rest].join('.')] = messages.join(' ');
    else general.push(...messages);
  }
  // Where every message has its field, the problem's own words would only repeat that something is wrong.
  if (problem.message && Object.keys(fields).length === 0 && general.length === 0) general.push(problem.message);
  return { fields, general };
}
