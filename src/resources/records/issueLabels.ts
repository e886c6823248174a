import type { Issue } from '../language/kind';

type Arguments = NonNullable<Issue['args']>;

/** The arguments of issues that are names of fields of the resource in `resource`. */
const FIELDS = ['from', 'to'] as const;

/**
 * The arguments of an issue with labels in the place of declared names.
 *
 * @param labelOf what readers call a resource, or a field of it
 * @example withLabels({ resource: 'Contrats', from: 'debut' }, labelOf) // { resource: 'Contrats', from: 'Début' }
 */
export function withLabels(args: Arguments, labelOf: (resource: string, field?: string) => string): Arguments {
  const { resource } = args;
  if (typeof resource !== 'string') return args;
  const fields = FIELDS.flatMap((name) => {
    const field = args[name];
    return typeof field === 'string' ? [[name, labelOf(resource, field)] as const] : [];
  });
  return { ...args, resource: labelOf(resource), ...Object.fromEntries(fields) };
}
