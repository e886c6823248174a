const INNER = '[role="spinbutton"], input:not([tabindex="-1"]), button, [tabindex="0"]';

/** The element that takes the focus for a wrong field; a date, as a group, takes it in its first part. */
function focusField(field: HTMLElement | undefined): void {
  field?.focus();
  if (field && !field.contains(document.activeElement)) field.querySelector<HTMLElement>(INNER)?.focus();
}

/**
 * Focuses the first wrong field of a part of a form.
 *
 * @returns false if no field is wrong
 */
export function focusFirstInvalid(part: Element | null | undefined): boolean {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
  focusField(field ?? undefined);
  return Boolean(field);
}
