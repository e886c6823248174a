import { isKindName, kindOf } from '../fields/kinds';
import { conditionAt } from '../language/moments';
import { parametersOf } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest, type Finding } from './report';

/** S058 and S076 for a view below a record: its source is top-level and has a field that refers to the parent. */
function checkBelow({ parent }: ResourceSchema, source: ResourceSchema, below: string): Finding[] {
  const spec = Object.hasOwn(source.fields, below) ? source.fields[below] : undefined;
  const target = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  const isId = target ? target.resource === parent?.resource && !target.several : spec?.kind === 'integer';
  return [
    ...(parent && !source.parent
      ? []
      : [
          {
            code: 'S058' as const,
            message: parent ? `'${source.name}' hangs below a record itself` : 'it hangs below nothing',
          },
        ]),
    ...(spec
      ? []
      : [
          {
            code: 'S076' as const,
            message: `'${below}' is not a field of '${source.name}'${suggest(below, Object.keys(source.fields))}`,
          },
        ]),
    ...(spec && !isId
      ? [{ code: 'S076' as const, message: `'${below}' of '${source.name}' holds no id of the record above` }]
      : []),
  ];
}

/** S057 to S059, S076 and the condition of a view: its source and fields must exist. */
export function checkView(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { view, name, parent, fields } = schema;
  if (!view) return [];
  const source = schemas.find((one) => one.name === view.resource);
  if (!source) {
    const names = schemas.map((one) => one.name);
    return [
      { code: 'S057', message: `it shows '${view.resource}', which is not declared${suggest(view.resource, names)}` },
    ];
  }
  const isReal = !source.view && !source.computed;
  const isBeside =
    parent?.resource === source.parent?.resource && String(parametersOf(name)) === String(parametersOf(source.name));
  const strange = Object.entries(fields).filter(([field, spec]) => source.fields[field]?.kind !== spec.kind);
  return [
    ...(isReal
      ? []
      : [{ code: 'S057' as const, message: `it shows '${source.name}', which has no records of its own` }]),
    ...(view.below !== undefined ? checkBelow(schema, source, view.below) : []),
    ...(isBeside || view.below !== undefined
      ? []
      : [{ code: 'S058' as const, message: `it does not hang where '${source.name}' does` }]),
    ...strange.map(([field, { kind }]) => ({
      code: 'S059' as const,
      field,
      message: `'${source.name}' has no field of this name and of the kind '${kind}'${suggest(field, Object.keys(source.fields))}`,
    })),
    ...(view.where ? checkCondition(conditionAt(view.where, new Date()), source.fields) : []),
  ];
}
