import { periodIssues } from '../../../records/periods';
import type { ResourceSchema } from '../../../language/resourceSchema';
import type { Values } from '../../../language/values';
import { validateField } from '../../../records/validate';
import type { RefusalOf } from '../../viewTypes';
import type { FieldSpec, Issue } from '../../../language/kind';

/** A translation key with arguments, in ra-core's format. */
export interface ValidationMessage {
  readonly message: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export type FieldValidator = (value: unknown) => ValidationMessage | undefined;

export const validationMessage = ({ code, args = {} }: Issue): ValidationMessage => ({
  message: `validation.${code}`,
  args,
});

/** Validates as the API does; returns a translation key. Issues of inner fields are left to their own inputs. */
export function validatorOf(spec: FieldSpec): FieldValidator {
  return (value) => {
    const parsed = validateField(value, spec);
    const issue = parsed.ok ? undefined : parsed.issues.find(({ path }) => !path?.length);
    return issue && validationMessage(issue);
  };
}

export function periodMessage(
  schema: Pick<ResourceSchema, 'fields' | 'periods'>,
  source: string,
  values: Readonly<Record<string, unknown>>,
): ValidationMessage | undefined {
  const issue = schema.periods.some(({ to }) => to === source) ? periodIssues(schema, values)[source]?.[0] : undefined;
  return issue && validationMessage(issue);
}

/** Why a field refuses what the form holds, where it declares such a thing. */
export function refusalMessage(refusalOf: RefusalOf | undefined, values: Values): ValidationMessage | undefined {
  const issue = refusalOf?.(values);
  return issue && validationMessage(issue);
}
