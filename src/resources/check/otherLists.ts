import type { ResourceSchema } from '../language/resourceSchema';
import { addressShape, isPath } from './addresses';
import { suggest, type DeclarationProblem, type Finding } from './report';

/** S068: fields and parameters of further lists. */
export function checkOtherLists({ otherLists, fields, parameters }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  const given = Object.keys(parameters);
  return Object.entries(otherLists).flatMap(([path, { columns = [], sort, parameters: asked = [] }]) => {
    const shown = [...columns, ...(sort && sort.field !== 'id' ? [sort.field] : [])];
    return [
      ...shown
        .filter((name) => !names.includes(name))
        .map((name) => ({
          code: 'S068' as const,
          message: `the list at '${path}' names '${name}', which is not a field${suggest(name, names)}`,
        })),
      ...asked
        .filter((name) => !given.includes(name))
        .map((name) => ({
          code: 'S068' as const,
          message: `the list at '${path}' gives '${name}', which is not a parameter${suggest(name, given)}`,
        })),
    ];
  });
}

/** S069: further lists with an invalid or duplicate address. */
export function checkOtherPaths(schemas: readonly ResourceSchema[]): DeclarationProblem[] {
  const lists = schemas.flatMap(({ name, otherLists }) =>
    Object.keys(otherLists).map((path) => ({ resource: name, path })),
  );
  return lists.flatMap(({ resource, path }, index): DeclarationProblem[] => {
    const isThis = (other: string) => addressShape(other) === addressShape(path);
    const taken =
      schemas.find((one) => isThis(one.path))?.name ?? lists.slice(0, index).find((one) => isThis(one.path))?.resource;
    if (!isPath(path)) return [{ code: 'S069', resource, message: `'${path}' is not an address such as '/a-valider'` }];
    return taken === undefined
      ? []
      : [{ code: 'S069', resource, message: `the list at '${path}' is that of '${taken}'` }];
  });
}
