import type { ChangeRowEntry } from '../../changes/changes';
import type { Registry, ResolvedAddress } from '../../registry/registry';
import type { AnyRecord } from '../../language/resourceSchema';

/** Schema and parents of a recorded row; undefined if the resource is no longer declared. */
export function recordedPlace(
  registry: Registry,
  { resource, collection }: ChangeRowEntry,
): ResolvedAddress | undefined {
  const found = collection === undefined ? undefined : registry.resolve(collection);
  const schema = registry.schemas.find(({ name }) => name === resource);
  return found ?? (schema && { schema, parents: {} });
}

export const recordedRecord = ({ before, after, id }: ChangeRowEntry): AnyRecord => ({ ...before, ...after, id });
