import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/**
 * S101: privacy needs a boolean flag; `shows` must name fields or links; `keptBackWith` must refer to a
 * resource with privacy.
 */
export function checkPrivacy(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { privacy, keptBackWith, fields, links, view } = schema;
  const names = [...Object.keys(fields), ...Object.keys(links)];
  const unknown = (privacy?.shows ?? []).filter((name) => !names.includes(name));
  const pointer = keptBackWith === undefined ? undefined : fields[keptBackWith];
  const target = pointer && isKindName(pointer.kind) ? kindOf(pointer).reference?.(pointer) : undefined;
  const messages = [
    ...(privacy && fields[privacy.flag]?.kind !== 'boolean'
      ? [`'${privacy.flag}' makes records private, but is no yes-or-no`]
      : []),
    ...(privacy && privacy.owner !== 'id' && !fields[privacy.owner]
      ? [`the owner '${privacy.owner}' of a private record is not a field`]
      : []),
    ...unknown.map((name) => `'${name}', shown of a private record, is no field or link${suggest(name, names)}`),
    ...(keptBackWith !== undefined && !schemas.find(({ name }) => name === target?.resource)?.privacy
      ? [`it is kept back with '${keptBackWith}', which points at nothing that is private`]
      : []),
    ...(view && schemas.find(({ name }) => name === view.resource)?.privacy
      ? [`it is a view of '${view.resource}', whose private records it would show`]
      : []),
  ];
  return messages.map((message) => ({ code: 'S101', message }));
}
