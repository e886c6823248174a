import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** S096: a target needs a reference field for each of its kinds. */
export function checkTarget(schema: ResourceSchema, resourceNames: readonly string[]): Finding[] {
  const { target, fields } = schema;
  if (!target) return [];
  const names = [target.kind, target.id, ...Object.values(target.of).map(({ field }) => field)];
  const unknown = names.filter((name) => !Object.hasOwn(fields, name));
  const chosen = fields[target.kind];
  const values = chosen && 'options' in chosen ? (chosen.options as readonly { readonly value: string }[]) : [];
  const left = values.filter(({ value }) => !Object.hasOwn(target.of, value));
  const references = Object.values(target.of).flatMap(({ field }) => {
    const spec = fields[field];
    const to = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
    const isRight = to && !to.several && resourceNames.includes(to.resource) && spec?.readOnly === true;
    return !spec || isRight ? [] : [{ field, message: 'it is no readOnly reference to a record' }];
  });
  return [
    ...unknown.map((name) => ({ message: `the target names '${name}'${suggest(name, Object.keys(fields))}` })),
    ...left.map(({ value }) => ({ field: target.kind, message: `the target does not say what '${value}' is` })),
    ...references,
  ].map((finding) => ({ code: 'S096' as const, ...finding }));
}
