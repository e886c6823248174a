import { parametersOf } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type DeclarationProblem, type Finding } from './report';

// Segments are fixed or parameters; at least one is fixed.
const NAME = /^(?=.*(?:^|\/)[A-Za-z])(?:[A-Za-z][\w-]*|\{[A-Za-z]\w*\})(?:\/(?:[A-Za-z][\w-]*|\{[A-Za-z]\w*\}))*$/;
const PATH = /^(?:\/(?:[A-Za-z0-9_-]+|\{[A-Za-z]\w*\}))+$/;

export const isName = (address: string): boolean => NAME.test(address);

export const isPath = (path: string): boolean => PATH.test(path);

// `/details/:id` is the record's own route.
const TAKEN = ['id', 'recordid'];

/** S032, S073 and S098: parameters of the parent resources in a name; each belongs to one parent. */
function checkAbove({ name, parent }: ResourceSchema): Finding[] {
  const parameters = parametersOf(name);
  const above = parent ? [...parametersOf(parent.resource), parent.parameter] : [];
  return [
    ...above
      .filter((one) => !parameters.includes(one))
      .map((one) => ({
        code: 'S032' as const,
        message: `the name has no parameter '${one}'${suggest(one, parameters)}`,
      })),
    ...parameters
      .filter((one) => !above.includes(one))
      .map((one) => ({
        code: 'S098' as const,
        message: `the parameter '${one}' of the name names a record of no resource above${suggest(one, above)}`,
      })),
    ...parameters
      .filter((one) => TAKEN.includes(one.toLowerCase()))
      .map((one) => ({
        code: 'S073' as const,
        message: `the parameter '${one}' of the name would be taken for the record's own id`,
      })),
  ];
}

/** S001, S008, S031, S032, S073 and S098: the addresses and the parent of a resource. */
export function checkAddresses(schema: ResourceSchema, resourceNames: readonly string[]): Finding[] {
  const { name, path, parent } = schema;
  const parameters = parametersOf(name);
  const strange = parametersOf(path).filter((parameter) => !parameters.includes(parameter));
  return [
    ...(isName(name) && new Set(parameters).size === parameters.length
      ? []
      : [
          {
            code: 'S001' as const,
            message: `the name '${name}' is not an address such as 'Commandes/{commandeId}/lignes'`,
          },
        ]),
    ...(isPath(path)
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
    ...checkAbove(schema),
  ];
}

/** Normalised form of an address for comparisons. */
export const addressShape = (address: string): string => address.replace(/\{\w+\}/g, '{}').toLowerCase();

/** The first resource of each normalised address. */
function firstByShape(
  schemas: readonly ResourceSchema[],
  addressOf: (schema: ResourceSchema) => string,
): (address: string) => ResourceSchema | undefined {
  const first = new Map<string, ResourceSchema>();
  for (const schema of schemas) {
    const shape = addressShape(addressOf(schema));
    if (!first.has(shape)) first.set(shape, schema);
  }
  return (address) => first.get(addressShape(address));
}

/** S002 and S003: addresses used by two resources, ignoring case and parameter names. */
export function checkCollisions(schemas: readonly ResourceSchema[]): DeclarationProblem[] {
  const byName = firstByShape(schemas, ({ name }) => name);
  const byPath = firstByShape(schemas, ({ path }) => path);
  return schemas.flatMap((schema): DeclarationProblem[] => {
    const [sameName, samePath] = [byName(schema.name), byPath(schema.path)];
    if (sameName && sameName !== schema)
      return [{ code: 'S002', resource: schema.name, message: `'${sameName.name}' is declared already` }];
    if (samePath && samePath !== schema)
      return [
        { code: 'S003', resource: schema.name, message: `the path '${schema.path}' is that of '${samePath.name}'` },
      ];
    return [];
  });
}
