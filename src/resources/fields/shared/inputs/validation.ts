import { periodIssues } from '../../../records/periods';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { validateField } from '../../../records/validate';
import type { FieldSpec, Issue } from '../../../language/kind';

/** A message as ra-core's inputs translate it: the key of the words, and their arguments. */
export interface ValidationMessage {
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type FieldValidator = (value: unknown) => ValidationMessage | undefined;

export const validationMessage = ({ code, args = {} }: Issue): ValidationMessage => ({
  message: `validation.${code}`,
  args,
});

/**
 * The validator of a field's input: what the API would answer, as a translation key.
 * Issues inside an embedded value are left to the inputs of its own fields.
 */
export function validatorOf(spec: FieldSpec): FieldValidator {
  return (value) => {
    const parsed = validateField(value, spec);
    const issue = parsed.ok ? undefined : parsed.issues.find(({ path }) => !path?.length);
    return issue && validationMessage(issue);
  };
}

/** What is wrong with a field as the end of a period of the form's values. */
export function periodMessage(
  schema: Pick<ResourceSchema, 'fields' | 'periods'>,
  source: string,
  values: Readonly<Record<string, unknown>>,
): ValidationMessage | undefined {
  const issue = schema.periods.some(({ to }) => to === source) ? periodIssues(schema, values)[source]?.[0] : undefined;
  return issue && validationMessage(issue);
}
