import type { ResourceSchema } from '../../../language/resourceSchema';
import { isInput } from '../formValues';

/** The sections that are steps of a form, by their places: those that have something to fill in. */
export const stepSections = (
  schema: Pick<ResourceSchema, 'fields' | 'key' | 'sections'>,
  isNew: boolean,
): readonly number[] =>
  schema.sections.flatMap(({ fields }, index) =>
    fields.some((field) => isInput(schema, field, isNew)) ? [index] : [],
  );

/** The steps in which fields are wrong, in order. @param wrong the names of these fields */
export function wrongSteps(
  { sections }: Pick<ResourceSchema, 'sections'>,
  steps: readonly number[],
  wrong: readonly string[],
): readonly number[] {
  return steps.flatMap((index, step) => (sections[index]?.fields.some((field) => wrong.includes(field)) ? [step] : []));
}
