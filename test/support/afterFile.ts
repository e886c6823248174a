type Step = () => unknown;

const steps: Step[] = [];

/**
 * Runs a step once all tests of the file have ended, the last one first. Vitest's own `afterAll` does nothing where a
 * `beforeAll` calls it, so that what a helper opened there stayed open for all files after it.
 */
export const afterFile = (step: Step): void => void steps.push(step);

/** Runs every step of a file. @throws {AggregateError} of the steps that failed, after all have run */
export async function endFile(): Promise<void> {
  const errors: unknown[] = [];
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'what a file had opened could not be closed');
}
