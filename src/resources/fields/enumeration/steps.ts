import type { AccessRule } from '../../language/accessRule';
import type { Condition } from '../../language/condition';
import type { Issue, SpecProblem } from '../../language/kind';
import type { Option } from '../shared/options';

/** A transition to a value. If `rights` or `fonctions` (codes) are given, the person needs one of each. */
export interface Transition extends Pick<AccessRule, 'rights' | 'fonctions'> {
  readonly to: string;
  /** Condition on the record with its new values. */
  readonly when?: Condition;
}

/** Transitions by source value; a value without an entry may change to any other. */
export type Steps = Readonly<Record<string, readonly (string | Transition)[]>>;

interface WithSteps {
  readonly options: readonly Option[];
  readonly steps?: Steps;
}

const asStep = (step: string | Transition): Transition => (typeof step === 'string' ? { to: step } : step);

/** Transitions from a value; undefined if it may change to any other. */
const stepsFrom = (steps: Steps | undefined, stored: unknown): readonly Transition[] | undefined =>
  typeof stored === 'string' && steps && Object.hasOwn(steps, stored) ? steps[stored]?.map(asStep) : undefined;

const isGuarded = ({ rights, fonctions }: Transition): boolean => rights !== undefined || fonctions !== undefined;

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

/** Conditions of all transitions, from which rules derive the fields they depend on. */
export const stepConditions = ({ steps = {} }: WithSteps): readonly Condition[] =>
  Object.values(steps)
    .flat()
    .flatMap((step) => asStep(step).when ?? []);

/**
 * `wrongStep` if the transition is not declared, `stepNotNow` if its condition fails for the new record.
 * Clearing the field is never declared, so it is `wrongStep`.
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
 * Access rule of a transition. An undeclared one is only written by an undo, which needs the rule of the
 * reversed transition.
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

function checkStep(step: Transition): string[] {
  const unknown = Object.keys(step).find((name) => !KEYS.includes(name));
  const empty = (['rights', 'fonctions'] as const).find((name) => step[name]?.length === 0);
  return [
    ...(unknown === undefined ? [] : [`the step to '${step.to}' says '${unknown}', which is no option of a step`]),
    ...(empty === undefined ? [] : [`'${empty}' of the step to '${step.to}' is empty`]),
  ];
}

/** S103: transitions must connect options, and name the people allowed. */
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
