import type { Issue, SpecProblem } from '../kind';
import type { Option } from '../shared/options';

/** The values that may follow each value; what is not named may become any other one. */
export type Steps = Readonly<Record<string, readonly string[]>>;

interface WithSteps {
  readonly options: readonly Option[];
  readonly steps?: Steps;
}

/** The options that a record with this value may take: its own, and those that may follow it. */
export function followingOptions({ options, steps }: WithSteps, stored: unknown): readonly Option[] {
  const next = typeof stored === 'string' ? steps?.[stored] : undefined;
  return next ? options.filter(({ value }) => value === stored || next.includes(value)) : options;
}

/** `wrongStep` where a stored value may not become another one; emptying it is no step that a declaration names. */
export function stepIssue({ steps }: WithSteps, stored: unknown, value: unknown): Issue | undefined {
  const next = typeof stored === 'string' ? steps?.[stored] : undefined;
  return next && !next.includes(String(value)) ? { code: 'wrongStep' } : undefined;
}

/** S103: steps lead from and to options. */
export function checkSteps({ options, steps = {} }: WithSteps): SpecProblem[] {
  const values = options.map(({ value }) => value);
  return [...new Set([...Object.keys(steps), ...Object.values(steps).flat()])]
    .filter((value) => !values.includes(value))
    .map((value) => ({ code: 'S103', message: `a step names '${value}', which is no option` }));
}
