import { isKindName, kindOf } from '../fields/kinds';
import { parametersOf } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { isName } from './addresses';
import { suggest, type Finding } from './report';

const WRITING = ['create', 'update', 'delete'] as const;

/** S055: custom addresses of operations. */
function checkElsewhere({ name, addresses = {} }: ResourceSchema): Finding[] {
  const parameters = parametersOf(name);
  return Object.entries(addresses).flatMap(([operation, address]: [string, string]) => {
    const strange = parametersOf(address).filter((one) => !parameters.includes(one));
    return [
      ...(isName(address)
        ? []
        : [{ code: 'S055' as const, message: `the address '${address}' of '${operation}' is not one of the API` }]),
      ...strange.map((one) => ({
        code: 'S055' as const,
        message: `the parameter '${one}' of the address of '${operation}' is not in the name${suggest(one, parameters)}`,
      })),
    ];
  });
}

/** S056: sort and limit of extracts. */
function checkExtracts({ extracts, fields }: ResourceSchema): Finding[] {
  const names = ['id', ...Object.keys(fields)];
  return Object.entries(extracts).flatMap(([extract, { sort, limit }]) => [
    ...(names.includes(sort.field)
      ? []
      : [
          {
            code: 'S056' as const,
            message: `the extract '${extract}' is sorted by '${sort.field}', which is not a field${suggest(sort.field, names)}`,
          },
        ]),
    ...(limit >= 1 ? [] : [{ code: 'S056' as const, message: `the extract '${extract}' holds ${limit} records` }]),
  ]);
}

/** S055, S056, S060 and S070: the operations of a resource. */
export function checkOperations(schema: ResourceSchema): Finding[] {
  const { view, computed, operations, fileRemoval, fields } = schema;
  const what = view ? 'a view' : 'computed';
  const hasFiles = Object.values(fields).some((spec) => isKindName(spec.kind) && kindOf(spec).upload !== undefined);
  return [
    ...checkElsewhere(schema),
    ...checkExtracts(schema),
    ...(view || computed ? WRITING.filter((one) => operations[one] !== 'none') : []).map((one) => ({
      code: 'S060' as const,
      message: `it is ${what}, but has the operation '${one}'`,
    })),
    ...(fileRemoval !== undefined && !hasFiles
      ? [{ code: 'S070' as const, message: `files are removed at '${fileRemoval}', but no field holds any` }]
      : []),
  ];
}
