import { fillTemplate, type Registry } from '../../registry/registry';
import type { ScreenTarget } from '../ScreenContext';

export interface Ancestor extends ScreenTarget {
  readonly id: string;
}

/** Parent collections, outermost first: `Entreprises/12/contrats` has `Entreprises` with record 12. */
export function ancestorsOf(registry: Registry, { schema, parents }: ScreenTarget): readonly Ancestor[] {
  if (!schema.parent) return [];
  const above = registry.get(schema.parent.resource);
  const id = parents[schema.parent.parameter] ?? '';
  const ancestor = { schema: above, address: fillTemplate(above.name, parents), parents, id };
  return [...ancestorsOf(registry, ancestor), ancestor];
}
