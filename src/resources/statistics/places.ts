import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { ABOVE, type Place, type Statistic, type PathStep } from './statistic';

export interface ResolvedPlace {
  /** Resources along the steps, in order; the field belongs to the last one. */
  readonly on: readonly ResourceSchema[];
  readonly schema: ResourceSchema;
  readonly items?: string;
  readonly field: string;
  readonly spec?: FieldSpec;
  /** Target resource if the values are ids. */
  readonly target?: string;
}

export interface UnknownPlace {
  readonly unknown: string;
  readonly known: readonly string[];
}

export const isResolved = (place: ResolvedPlace | UnknownPlace): place is ResolvedPlace => 'on' in place;

const own = (schema: ResourceSchema, field: string): FieldSpec | undefined =>
  Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined;

const targetOf = (spec: FieldSpec | undefined): string | undefined => {
  const target = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  return target && !target.several ? target.resource : undefined;
};

function nextResource(schema: ResourceSchema, step: PathStep): string | undefined {
  if ('above' in step) return schema.parent?.resource;
  return 'reference' in step ? targetOf(own(schema, step.reference)) : step.resource;
}

const nameOf = (step: PathStep): string =>
  'above' in step ? ABOVE : 'reference' in step ? step.reference : `${step.resource}.${step.by}`;

const fieldsOf = (schema: ResourceSchema): readonly string[] => Object.keys(schema.fields);

function inItems(schema: ResourceSchema, name: string): Omit<ResolvedPlace, 'on'> | UnknownPlace {
  const [list = '', field = ''] = name.split('.');
  const spec = own(schema, list);
  const inner = (spec && isKindName(spec.kind) && kindOf(spec).inner?.(spec)) || {};
  const inside = Object.hasOwn(inner, field) ? inner[field] : undefined;
  if (!inside) return { unknown: name, known: Object.keys(inner).map((one) => `${list}.${one}`) };
  const target = targetOf(inside);
  return { schema, items: list, field, spec: inside, ...(target !== undefined && { target }) };
}

function atField(schema: ResourceSchema, field: string): Omit<ResolvedPlace, 'on'> | UnknownPlace {
  if (field === ABOVE) {
    return schema.parent
      ? { schema, field, target: schema.parent.resource }
      : { unknown: field, known: fieldsOf(schema) };
  }
  if (field.includes('.')) return inItems(schema, field);
  const spec = own(schema, field);
  if (!spec) return { unknown: field, known: fieldsOf(schema) };
  const target = targetOf(spec);
  return { schema, field, spec, ...(target !== undefined && { target }) };
}

export function resolvePlace(
  schemas: Pick<Registry, 'schemas'>,
  from: ResourceSchema,
  { field, through = [] }: Place,
): ResolvedPlace | UnknownPlace {
  const on: ResourceSchema[] = [];
  let at = from;
  for (const step of through) {
    const name = nextResource(at, step);
    const next = schemas.schemas.find((one) => one.name === name);
    const leads = next && (!('by' in step) || targetOf(own(next, step.by)) !== undefined);
    if (!next || !leads) return { unknown: nameOf(step), known: fieldsOf(at) };
    on.push(next);
    at = next;
  }
  const found = atField(at, field);
  return 'unknown' in found ? found : { ...found, on };
}

/** Resolves a place of a checked statistic. @throws {Error} if it is invalid */
export function placeOf(registry: Registry, statistic: Pick<Statistic, 'resource'>, place: Place): ResolvedPlace {
  const found = resolvePlace(registry, registry.get(statistic.resource), place);
  if (!isResolved(found)) throw new Error(`'${found.unknown}' is no place of '${statistic.resource}'`);
  return found;
}

const columnOf = (spec: FieldSpec): string => (isKindName(spec.kind) ? kindOf(spec).column(spec) : '');

export const isPeriod = ({ spec, target }: Pick<ResolvedPlace, 'spec' | 'target'>): boolean =>
  target === undefined && spec !== undefined && ['date', 'timestamptz'].includes(columnOf(spec));
