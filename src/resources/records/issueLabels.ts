import type { Issue } from '../language/kind';

type Arguments = NonNullable<Issue['args']>;

/** Arguments that name fields of the resource in `resource`. */
const FIELDS = ['from', 'to'] as const;

/** Returns the label of a resource, of one of its fields, or the message of a field's `refusedWhen` by its index. */
export type LabelOf = (resource: string, field?: string, refusal?: number) => string;

/**
 * Replaces declared names in an issue's arguments by labels, and adds the message of a `refusedWhen`.
 *
 * @example withLabels({ resource: 'Contrats', from: 'debut' }, labelOf) // { resource: 'Contrats', from: 'Début' }
 */
export function withLabels(args: Arguments, labelOf: LabelOf): Arguments {
  const { resource } = args;
  if (typeof resource !== 'string') return args;
  const fields = FIELDS.flatMap((name) => {
    const field = args[name];
    return typeof field === 'string' ? [[name, labelOf(resource, field)] as const] : [];
  });
  const { field, rule } = args;
  const isRefusal = typeof field === 'string' && typeof rule === 'number';
  return {
    ...args,
    resource: labelOf(resource),
    ...Object.fromEntries(fields),
    ...(isRefusal && { words: labelOf(resource, field, rule) }),
  };
}
