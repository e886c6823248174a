import { pathOf } from '../../resources/registry/paths';
import type { Below, Command } from './commands';

/** Each record of the parent, as the place of the new one; recent ones first. */
export function belowCommands(
  { schema, parent }: Below,
  recents: readonly Command[],
  hits: readonly Command[],
): readonly Command[] {
  const parameter = schema.parent?.parameter ?? '';
  const seen = new Set<string>();
  return [...recents, ...hits].flatMap((command): readonly Command[] => {
    const { place } = command;
    if (place?.schema !== parent || seen.has(place.id)) return [];
    seen.add(place.id);
    const path = pathOf(schema, 'create', '', { ...place.parents, [parameter]: place.id });
    return [{ ...command, effect: { kind: 'go', path } }];
  });
}
