import type { FieldSpec, Kind } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Finding } from './report';

type FieldUse = readonly [name: string, spec: FieldSpec, kind: Kind];

/** Named fields with valid declarations; others are reported elsewhere. */
const declaredFields = ({ fields }: ResourceSchema, names: readonly string[]): FieldUse[] =>
  names.flatMap((name): FieldUse[] => {
    const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return spec && isKindName(spec.kind) ? [[name, spec, kindOf(spec)]] : [];
  });

/** True if search can match words in the field: texts other than codes, or values such as years. */
const holdsWords = ([, spec, kind]: FieldUse): boolean =>
  kind.isWord === true || (kind.column(spec) === 'text' && kind.operators(spec).includes('contains'));

/** True if search can follow the field: a reference to one stored record with searchable texts. */
function leadsToWords([, spec, kind]: FieldUse, schemas: readonly ResourceSchema[]): boolean {
  const target = kind.reference?.(spec);
  const pointed = schemas.find(({ name }) => name === target?.resource);
  if (!pointed || target?.several || pointed.computed) return false;
  return declaredFields(pointed, pointed.search).some(holdsWords);
}

function checkSearch(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  return declaredFields(schema, schema.search).flatMap((one): Finding[] => {
    const [field, , kind] = one;
    if (kind.reference ? leadsToWords(one, schemas) : holdsWords(one)) return [];
    const message = kind.reference
      ? 'it leads to no one record with a text to search in'
      : 'it holds no text to search in';
    return [{ code: 'S020', field, message }];
  });
}

/** S082: people expect to find a record by its full name in pickers and lists. */
function checkNamed(schema: ResourceSchema): Finding[] {
  const { representation, search } = schema;
  if (search.length === 0) return [];
  return declaredFields(schema, representation)
    .filter((one) => holdsWords(one) && !search.includes(one[0]))
    .map(([field]) => ({ code: 'S082', field, message: 'it is part of the name, but no search finds it' }));
}

const isFillable = ({ required, requiredWhen, readOnly, initial }: FieldSpec): boolean =>
  (!required && !requiredWhen) || readOnly === true || initial !== undefined;

/** S020 to S023, S025 and S082: fields unsuitable for their use. */
export function checkUses(schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  const { list, sections, tree } = schema;
  const shown = sections.flatMap(({ fields }) => fields);
  const isOwnParent = ([, spec, kind]: FieldUse): boolean => {
    const target = kind.reference?.(spec);
    return target?.resource === schema.name && !target.several;
  };
  return [
    ...checkSearch(schema, schemas),
    ...checkNamed(schema),
    ...declaredFields(schema, [list.sort.field])
      .filter(([, , kind]) => !kind.sortable)
      .map(([field]): Finding => ({ code: 'S021', field, message: 'a list cannot be sorted by it' })),
    ...declaredFields(schema, list.filters)
      .filter(([, spec, kind]) => kind.operators(spec).length === 0)
      .map(([field]): Finding => ({ code: 'S022', field, message: 'a list cannot be filtered by it' })),
    ...declaredFields(schema, Object.keys(schema.fields))
      .filter(([name, spec]) => !isFillable(spec) && !shown.includes(name))
      .map(([field]): Finding => ({ code: 'S023', field, message: 'it is required, but no section shows it' })),
    ...declaredFields(schema, tree ? [tree.parent] : [])
      .filter((one) => !isOwnParent(one))
      .map(([field]): Finding => ({ code: 'S025', field, message: `it is not a reference to '${schema.name}'` })),
  ];
}
