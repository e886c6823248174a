/**
 * The change set id in a write's response: `changeSetId` beside a record, `id` of a bulk report. Undefined without one.
 */
export function changeSetIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const { changeSetId, id, applied } = answer as Readonly<Record<string, unknown>>;
  const found = applied === true ? id : changeSetId;
  return typeof found === 'number' ? found : undefined;
}
