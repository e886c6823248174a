import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { PEOPLE } from '../registry/roles';
import type { Finding } from './report';

/** Target of a reference to one record; undefined for other fields. */
function pointedAt({ fields }: ResourceSchema, name: string): string | undefined {
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const target = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  return target?.several ? undefined : target?.resource;
}

/** S097: each granting row must refer to one record and one person. */
export function checkGranting({ name, grantedBy }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  if (!grantedBy) return [];
  const rows = schemas.find((one) => one.name === grantedBy.resource);
  if (!rows) return [{ code: 'S097', message: `it is given by '${grantedBy.resource}', which is not declared` }];
  const wrong = [
    ...(pointedAt(rows, grantedBy.record) === name ? [] : [grantedBy.record]),
    ...(pointedAt(rows, grantedBy.user) === PEOPLE ? [] : [grantedBy.user]),
  ];
  return wrong.map((field) => ({
    code: 'S097',
    message: `it is given by '${rows.name}', whose '${field}' is no reference to the record or the person`,
  }));
}
