import type { AccessRule } from '../../language/accessRule';
import type { Condition } from '../../language/condition';
import type { Issue, SpecProblem } from '../../language/kind';
import type { Option } from '../shared/options';

/** A value that may follow, for people who hold one of the rights and have one of the functions (codes), each where given. */
export interface Transition extends Pick<AccessRule, 'rights' | 'fonctions'> {
  readonly to: string;
  /** It may follow while this holds of the record as it becomes. */
  readonly when?: Condition;
}

/** The values that may follow each value; what is not named may become any other one. */
export type Steps = Readonly<Record<string, readonly (string | Transition)[]>>;

interface WithSteps {
  readonly options: readonly Option[];
  readonly steps?: Steps;
}

const asStep = (step: string | Transition): Transition => (typeof step === 'string' ? { to: step } : step);

/** The steps from a value; undefined where any other one may follow. */
const stepsFrom = (steps: Steps | undefined, stored: unknown): readonly Transition[] | undefined =>
  typeof stored === 'string' && steps && Object.hasOwn(steps, stored) ? steps[stored]?.map(asStep) : undefined;

const isGuarded = ({ rights, fonctions }: Transition): boolean => rights !== undefined || fonctions !== undefined;

/** The options that a record with this value may take: its own, and those that may follow it by this person's hand. */
export function followingOptions(
  { options, steps }: WithSteps,
  stored: unknown,
  mayTake: (rule: AccessRule) => boolean,
  isTrue: (condition: Condition) => boolean,
): readonly Option[] {
  const next = stepsFrom(steps, stored)
    ?.filter((step) => (!isGuarded(step) || mayTake(step)) && (!step.when || isTrue(step.when)))
    .map(({ to }) => to);
  return next ? options.filter(({ value }) => value === stored || next.includes(value)) : options;
}

/** The conditions of steps, so that rules know which fields decide. */
export const stepConditions = ({ steps = {} }: WithSteps): readonly Condition[] =>
  Object.values(steps)
    .flat()
    .flatMap((step) => asStep(step).when ?? []);

/**
 * `wrongStep` where a stored value may not become another one, `stepNotNow` where it may not while the record is as it
 * becomes; emptying it is no step that a declaration names.
 */
export function stepIssue(
  { steps }: WithSteps,
  stored: unknown,
  value: unknown,
  isTrue: (condition: Condition) => boolean,
): Issue | undefined {
  const next = stepsFrom(steps, stored);
  const named = next?.filter(({ to }) => to === value) ?? [];
  if (next && named.length === 0) return { code: 'wrongStep' };
  return next && !named.some(({ when }) => !when || isTrue(when)) ? { code: 'stepNotNow' } : undefined;
}

export const hasStepRules = ({ steps = {} }: WithSteps): boolean =>
  Object.values(steps).flat().map(asStep).some(isGuarded);

/**
 * What a person has to hold to take a step. What is no step is written only where one is taken back: that asks for what
 * the step asked for.
 */
export function stepRule({ steps }: WithSteps, from: unknown, to: unknown): AccessRule | undefined {
  const ahead = stepsFrom(steps, from);
  const step = ahead?.find((one) => one.to === to);
  const taken = step || !ahead ? step : stepsFrom(steps, to)?.find((one) => one.to === from);
  if (!taken || !isGuarded(taken)) return undefined;
  const { to: _to, when: _when, ...rule } = taken;
  return rule;
}

const KEYS: readonly string[] = ['to', 'rights', 'fonctions', 'when'] satisfies readonly (keyof Transition)[];

/** What a step says beyond its value: names that it does not know, and lists that let in no person. */
function checkStep(step: Transition): string[] {
  const unknown = Object.keys(step).find((name) => !KEYS.includes(name));
  const empty = (['rights', 'fonctions'] as const).find((name) => step[name]?.length === 0);
  return [
    ...(unknown === undefined ? [] : [`the step to '${step.to}' says '${unknown}', which is no option of a step`]),
    ...(empty === undefined ? [] : [`'${empty}' of the step to '${step.to}' is empty`]),
  ];
}

/** S103: steps lead from and to options, and say who may take them. */
export function checkSteps({ options, steps = {} }: WithSteps): SpecProblem[] {
  const values = options.map(({ value }) => value);
  const all = Object.values(steps).flat().map(asStep);
  const unknown = [...new Set([...Object.keys(steps), ...all.map(({ to }) => to)])].filter(
    (value) => !values.includes(value),
  );
  return [...unknown.map((value) => `a step names '${value}', which is no option`), ...all.flatMap(checkStep)].map(
    (message) => ({ code: 'S103', message }),
  );
}
