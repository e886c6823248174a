import type { ChangeRowEntry } from '../../changes/changes';
import type { Registry, ResolvedAddress } from '../../registry/registry';
import type { AnyRecord } from '../../language/resourceSchema';

/** The declaration of a recorded row, and what it hung below; undefined where it is not declared any more. */
export function recordedPlace(
  registry: Registry,
  { resource, collection }: ChangeRowEntry,
): ResolvedAddress | undefined {
  const found = collection === undefined ? undefined : registry.resolve(collection);
  const schema = registry.schemas.find(({ name }) => name === resource);
  return found ?? (schema && { schema, parents: {} });
}

/** The record as a write left it, or as it was when it was deleted. */
export const recordedRecord = ({ before, after, id }: ChangeRowEntry): AnyRecord => ({ ...before, ...after, id });
