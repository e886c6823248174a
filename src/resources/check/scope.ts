import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** Problems of a field that names the record's company or site. */
function checkRole({ fields }: ResourceSchema, role: string, name: string): Finding[] {
  if (name === 'id') return [];
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!spec)
    return [{ code: 'S085', message: `its ${role} '${name}' is not a field${suggest(name, Object.keys(fields))}` }];
  const target = isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  return target ? [] : [{ code: 'S085', field: name, message: `it is the ${role} of a record, but no reference` }];
}

/** S085: the scope of a resource. A view inherits its source's scope. */
export function checkScope(schema: ResourceSchema): Finding[] {
  const { scope, view, parent } = schema;
  if (!scope) return [];
  return [
    ...Object.entries(scope).flatMap(([role, name]) => checkRole(schema, role, name)),
    ...(view ? [{ code: 'S085' as const, message: `it is a view: its scope is that of '${view.resource}'` }] : []),
    ...(scope.company === undefined && !parent
      ? [{ code: 'S085' as const, message: 'it has a site, but neither a company nor a record above it' }]
      : []),
  ];
}
