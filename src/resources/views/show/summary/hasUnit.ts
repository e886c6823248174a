import type { ResourceSchema } from '../../../language/resourceSchema';

const NUMBERS: readonly string[] = ['integer', 'decimal'];

/** Whether the value after a number is a choice in words, which reads as its unit: `44 heures`. */
export const hasUnit = (
  { fields }: Pick<ResourceSchema, 'fields'>,
  column: string,
  next: string | undefined,
): boolean =>
  NUMBERS.includes(fields[column]?.kind ?? '') && next !== undefined && fields[next]?.kind === 'enumeration';
