import type { Issue } from '../language/kind';

type Arguments = NonNullable<Issue['args']>;

/** Arguments that name fields of the resource in `resource`. */
const FIELDS = ['from', 'to'] as const;

/**
 * Replaces declared names in an issue's arguments by labels.
 *
 * @param labelOf returns the label of a resource, or of one of its fields
 * @example withLabels({ resource: 'Contrats', from: 'debut' }, labelOf) // { resource: 'Contrats', from:
 * 'Début' }
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
