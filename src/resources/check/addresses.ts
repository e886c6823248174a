import { parametersOf } from '../registry';
import type { ResourceSchema } from '../types';
import { suggest, type DeclarationProblem, type Finding } from './report';

// Each segment is fixed or a parameter, and at least one is fixed.
const NAME = /^(?=.*(?:^|\/)[A-Za-z])(?:[A-Za-z][\w-]*|\{[A-Za-z]\w*\})(?:\/(?:[A-Za-z][\w-]*|\{[A-Za-z]\w*\}))*$/;
const PATH = /^(?:\/(?:[A-Za-z0-9_-]+|\{[A-Za-z]\w*\}))+$/;

/** S001, S008, S031 and S032: the addresses of one resource, and the one that it hangs below. */
export function checkAddresses(schema: ResourceSchema, resourceNames: readonly string[]): Finding[] {
  const { name, path, parent } = schema;
  const parameters = parametersOf(name);
  const strange = parametersOf(path).filter((parameter) => !parameters.includes(parameter));
  return [
    ...(NAME.test(name) && new Set(parameters).size === parameters.length
      ? []
      : [
          {
            code: 'S001' as const,
            message: `the name '${name}' is not an address such as 'Entreprises/{entrepriseId}/contrats'`,
          },
        ]),
    ...(PATH.test(path)
      ? []
      : [{ code: 'S008' as const, message: `the path '${path}' is not an address such as '/types-contrat'` }]),
    ...strange.map((one) => ({
      code: 'S008' as const,
      message: `the path's parameter '${one}' is not in the name${suggest(one, parameters)}`,
    })),
    ...(parent && !resourceNames.includes(parent.resource)
      ? [
          {
            code: 'S031' as const,
            message: `the parent '${parent.resource}' is not declared${suggest(parent.resource, resourceNames)}`,
          },
        ]
      : []),
    ...(parent && !parameters.includes(parent.parameter)
      ? [
          {
            code: 'S032' as const,
            message: `the name has no parameter '${parent.parameter}'${suggest(parent.parameter, parameters)}`,
          },
        ]
      : []),
  ];
}

const shape = (address: string): string => address.replace(/\{\w+\}/g, '{}').toLowerCase();

/** S002 and S003: addresses that two resources share, whatever their case and the names of their parameters. */
export function checkCollisions(schemas: readonly ResourceSchema[]): DeclarationProblem[] {
  return schemas.flatMap((schema, index): DeclarationProblem[] => {
    const others = schemas.slice(0, index);
    const sameName = others.find(({ name }) => shape(name) === shape(schema.name));
    const samePath = others.find(({ path }) => shape(path) === shape(schema.path));
    return [
      ...(sameName
        ? [{ code: 'S002' as const, resource: schema.name, message: `'${sameName.name}' is declared already` }]
        : []),
      ...(samePath && !sameName
        ? [
            {
              code: 'S003' as const,
              resource: schema.name,
              message: `the path '${schema.path}' is that of '${samePath.name}'`,
            },
          ]
        : []),
    ];
  });
}
