type Step = () => unknown;

const steps: Step[] = [];

/**
 * Registers a clean-up that runs after all tests of the file, in reverse order. Vitest's `afterAll` does nothing when
 * a
 * `beforeAll` calls it, which would leave resources open for the files that follow.
 */
export const afterFile = (step: Step): void => void steps.push(step);

/** Runs every clean-up of a file. @throws {AggregateError} with the failures, after all have run */
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
