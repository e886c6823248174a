import { parametersOf } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** S061 and S075: fields and other parameters used by list parameters. */
function checkOwn({ parameters, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  const others = Object.keys(parameters);
  return Object.entries(parameters).flatMap(([parameter, { equals, sorts, liftedBy = [] }]) => [
    ...[equals, sorts?.field]
      .filter((one) => one !== undefined && !names.includes(one))
      .map((one = '') => ({
        code: 'S061' as const,
        message: `the parameter '${parameter}' names '${one}', which is not a field${suggest(one, names)}`,
      })),
    ...liftedBy
      .filter((one) => !others.includes(one))
      .map((one) => ({
        code: 'S075' as const,
        message: `the parameter '${parameter}' is lifted by '${one}', which is none${suggest(one, others)}`,
      })),
  ]);
}

/** S062: resource and fields of a link. */
function checkLinks({ links }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  return Object.entries(links).flatMap(([parameter, { resource, here, there }]): Finding[] => {
    const linking = schemas.find(({ name }) => name === resource);
    const lead = `the link of the parameter '${parameter}'`;
    if (!linking) {
      const names = schemas.map(({ name }) => name);
      return [{ code: 'S062', message: `${lead} is '${resource}', which is not declared${suggest(resource, names)}` }];
    }
    const ends = [...Object.keys(linking.fields), ...parametersOf(linking.name)];
    return [here, there]
      .filter((end) => !ends.includes(end))
      .map((end) => ({
        code: 'S062',
        message: `${lead} names '${end}', which '${resource}' has neither as a field nor in its name${suggest(end, ends)}`,
      }));
  });
}

/** S061, S062 and S075. */
export const checkParameters = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] => [
  ...checkOwn(schema),
  ...checkLinks(schema, schemas),
];
