import { kindOf } from '../../resources/fields/kinds';
import type { Registry } from '../../resources/registry/registry';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

/** A relation between two resources: a reference field, a nested path, or a view. */
type Tie =
  | { readonly by: 'field'; readonly field: string; readonly several: boolean }
  | { readonly by: 'parent' }
  | { readonly by: 'view' };

export interface Neighbour {
  readonly schema: ResourceSchema;
  readonly ties: readonly Tie[];
}

export interface Relations {
  readonly incoming: readonly Neighbour[];
  /** Targets of its references, its parent, and the resource that it is a view of. */
  readonly outgoing: readonly Neighbour[];
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly tie: Tie;
}

function edgesOf({ name, fields, parent, view }: ResourceSchema): readonly Edge[] {
  const references = Object.entries(fields).flatMap(([field, spec]): readonly Edge[] => {
    const target = kindOf(spec).reference?.(spec);
    return target ? [{ from: name, to: target.resource, tie: { by: 'field', field, several: target.several } }] : [];
  });
  return [
    ...(parent ? [{ from: name, to: parent.resource, tie: { by: 'parent' } } as const] : []),
    ...(view ? [{ from: name, to: view.resource, tie: { by: 'view' } } as const] : []),
    ...references,
  ];
}

const edgesByRegistry = new WeakMap<Registry, readonly Edge[]>();

function allEdges(registry: Registry): readonly Edge[] {
  const known = edgesByRegistry.get(registry) ?? registry.visible.flatMap(edgesOf);
  edgesByRegistry.set(registry, known);
  return known;
}

function neighboursAt(registry: Registry, edges: readonly Edge[], end: 'from' | 'to'): readonly Neighbour[] {
  const names = new Set(edges.map((edge) => edge[end]));
  return registry.visible
    .filter(({ name }) => names.has(name))
    .map((schema) => ({ schema, ties: edges.filter((edge) => edge[end] === schema.name).map(({ tie }) => tie) }));
}

/** The neighbours of a resource, each once per direction. */
export const relationsOf = (registry: Registry, name: string): Relations => ({
  incoming: neighboursAt(
    registry,
    allEdges(registry).filter(({ to }) => to === name),
    'from',
  ),
  outgoing: neighboursAt(
    registry,
    allEdges(registry).filter(({ from }) => from === name),
    'to',
  ),
});
