/** Messages in the shape of a form's values. */
export interface FormErrors {
  readonly [name: string]: string | FormErrors;
}

type Nested = { [name: string]: string | Nested };

function put(into: Nested, path: readonly string[], message: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    into[name] ??= message;
    return;
  }
  const inner = into[name];
  const deeper: Nested = typeof inner === 'object' ? inner : {};
  into[name] = deeper;
  put(deeper, rest, message);
}

/**
 * Converts the API's errors by field to react-hook-form's shape; those of the whole record become `root.serverError`,
 * which react-admin shows as a notification.
 * @example formErrors({ 'interventions.2.theme': ['Obligatoire'] }, 'Saisie incorrecte')
 * // { interventions: { 2: { theme: 'Obligatoire' } }, root: { serverError: 'Saisie incorrecte' } }
 */
export function formErrors(
  errors: Readonly<Record<string, readonly string[]>>,
  detail: string | undefined,
): FormErrors {
  const nested: Nested = Object.create(null) as Nested;
  for (const [field, messages] of Object.entries(errors)) {
    const path = field.split('.').filter(Boolean);
    if (messages[0] !== undefined) put(nested, path.length > 0 ? path : ['root', 'serverError'], messages[0]);
  }
  if (detail) put(nested, ['root', 'serverError'], detail);
  return { ...nested };
}
