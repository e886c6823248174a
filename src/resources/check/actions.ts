import { isKindName } from '../fields/kinds';
import { resolved } from '../language/moments';
import type { RecordAction } from '../language/recordActions';
import type { ResourceSchema } from '../language/resourceSchema';
import { validateField } from '../records/validate';
import { suggest, type Finding } from './report';

const SEGMENT = /^[A-Za-z][\w-]*$/;

/** Method and path segment of an action's call; undefined for an action that sets values. */
function callOf(action: RecordAction): { readonly method: string; readonly path: string } | undefined {
  if ('downloads' in action) return { method: 'GET', path: action.downloads };
  return 'path' in action ? action : undefined;
}

/** S071: values set by actions. */
function checkSettings({ actions, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  const all = Object.entries(actions).flatMap(([name, action]) =>
    'sets' in action ? Object.entries(action.sets).map(([field, value]) => ({ name, field, value })) : [],
  );
  const now = new Date();
  return all.flatMap(({ name, field, value }): Finding[] => {
    const spec = fields[field];
    if (!spec)
      return [
        {
          code: 'S071',
          message: `the action '${name}' sets '${field}', which is not a field${suggest(field, names)}`,
        },
      ];
    const isRefused = isKindName(spec.kind) && !validateField(resolved(value, now), spec).ok;
    return spec.readOnly || spec.immutable || isRefused
      ? [{ code: 'S071', field, message: `it cannot take ${JSON.stringify(value)}, which the action '${name}' sets` }]
      : [];
  });
}

/** S034 and S071. */
export const checkActions = (schema: ResourceSchema): Finding[] => [...checkCalls(schema), ...checkSettings(schema)];

/** S034: each action needs an address of its own, one segment below the record. */
function checkCalls({ actions }: ResourceSchema): Finding[] {
  const all = Object.entries(actions).flatMap(([name, action]) => {
    const call = callOf(action);
    return call ? [{ name, ...call }] : [];
  });
  return all.flatMap(({ name, method, path }, index): Finding[] => {
    const earlier = all
      .slice(0, index)
      .find((other) => other.method === method && other.path.toLowerCase() === path.toLowerCase());
    return [
      ...(SEGMENT.test(path)
        ? []
        : [
            {
              code: 'S034',
              message: `the address '${path}' of the action '${name}' is not one such as 'askResetPassword'`,
            } as const,
          ]),
      ...(earlier
        ? [{ code: 'S034', message: `the action '${name}' has the address of '${earlier.name}'` } as const]
        : []),
    ];
  });
}
