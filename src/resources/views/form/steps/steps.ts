import type { ResourceSchema } from '../../../language/resourceSchema';
import { isInput } from '../formValues';

/** Indexes of the sections that are steps: those with at least one input. */
export const stepSections = (
  schema: Pick<ResourceSchema, 'fields' | 'key' | 'sections'>,
  isNew: boolean,
): readonly number[] =>
  schema.sections.flatMap(({ fields }, index) =>
    fields.some((field) => isInput(schema, field, isNew)) ? [index] : [],
  );

/** Steps that contain a wrong field, in order. @param wrong names of the wrong fields */
export function wrongSteps(
  { sections }: Pick<ResourceSchema, 'sections'>,
  steps: readonly number[],
  wrong: readonly string[],
): readonly number[] {
  return steps.flatMap((index, step) => (sections[index]?.fields.some((field) => wrong.includes(field)) ? [step] : []));
}
