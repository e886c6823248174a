/** The name under which the items of a list say their versions, where they are asked to (`Versions=true`). */
export const VERSION = 'version';

/** The version that a listed record says; undefined where it says none, or has a field of that name. */
export function versionOf(
  { fields }: { readonly fields: Readonly<Record<string, unknown>> },
  record: Readonly<Record<string, unknown>>,
): number | undefined {
  const version = Object.hasOwn(fields, VERSION) ? undefined : record[VERSION];
  return typeof version === 'number' ? version : undefined;
}
