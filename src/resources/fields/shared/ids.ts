import type { SpecContext, SpecProblem } from '../../language/kind';

export function parseId(input: unknown): number | undefined {
  const value = typeof input === 'string' && /^\d{1,15}$/.test(input) ? Number(input) : input;
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Parses an id of a JSON body, where text is not accepted. */
export const parseJsonId = (input: unknown): number | undefined =>
  typeof input === 'number' ? parseId(input) : undefined;

/** S030 if the target is not declared. */
export const checkTarget = (resource: string, { resourceNames, suggest }: SpecContext): SpecProblem[] =>
  resourceNames.includes(resource)
    ? []
    : [{ code: 'S030', message: `the resource '${resource}' is not declared${suggest(resource, resourceNames)}` }];
