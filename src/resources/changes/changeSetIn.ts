/**
 * The id of the change set that a call wrote, where its answer says it: `changeSetId` beside a record, `id` of the report on
 * many.
 */
export function changeSetIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { changeSetId, id, applied } = answer as Readonly<Record<string, unknown>>;
  const found = applied === true ? id : changeSetId;
  return typeof found === 'number' ? found : undefined;
}
