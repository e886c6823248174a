import type { ResourceSchema } from '../../../language/resourceSchema';

/** The whole name, if a field has only a part of it: two people of one surname are told apart by the rest. */
export const wholeName = (
  { representation }: Pick<ResourceSchema, 'representation'>,
  field: string | undefined,
  name: string,
): string | undefined =>
  representation.length > 1 && field !== undefined && representation.includes(field) ? name : undefined;
