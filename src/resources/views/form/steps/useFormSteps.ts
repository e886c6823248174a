import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { focusFirstInvalid } from '../focusFirstInvalid';
import { useFormContext, useFormState } from 'react-hook-form';
import { useScreen } from '../../ScreenContext';
import { stepSections, wrongSteps } from './steps';
import { useSearchParams } from 'react-router-dom';
import { useFormPlace } from '../FormPlace';

const STEP = 'etape';

/**
 * The current step, from 0. On a page it is in the query string, so that the browser's back button returns to
 * the previous step.
 */
function useStepPlace(): readonly [number, (step: number) => void] {
  const isPage = useFormPlace() === undefined;
  const [params, setParams] = useSearchParams();
  const inDialog = useState(0);
  if (!isPage) return inDialog;
  const step = Number(params.get(STEP) ?? '1') - 1;
  const go = (to: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (to === 0) after.delete(STEP);
      else after.set(STEP, String(to + 1));
      return after;
    });
  return [Number.isInteger(step) && step > 0 ? step : 0, go];
}

export interface FormStepsState {
  readonly sections: readonly number[];
  /** The current step; the one after the last section is the summary. */
  readonly current: number;
  /** The last step that can be opened. */
  readonly reached: number;
  readonly wrong: readonly number[];
  readonly go: (step: number) => void;
  /** Validates the step and goes to the next one. */
  readonly next: () => Promise<void>;
}

/** State of the form's steps. @param content container of the steps; the current one has `data-current` */
export function useFormSteps(isNew: boolean, content: RefObject<HTMLElement | null>): FormStepsState {
  const { schema } = useScreen();
  const sections = useMemo(() => stepSections(schema, isNew), [schema, isNew]);
  const { trigger } = useFormContext();
  const { errors, submitCount } = useFormState();
  const [place, go] = useStepPlace();
  const [reached, setReached] = useState(isNew ? 0 : sections.length);
  const [refusals, setRefusals] = useState(0);
  const current = Math.min(place, reached);
  const wrong = wrongSteps(schema, sections, Object.keys(errors));

  // After a refusal, opens the first step with an error.
  const leadToWrong = useEffectEvent(() => {
    const [first] = wrong;
    if (first === undefined || wrong.includes(current)) return setRefusals((count) => count + 1);
    go(first);
    setRefusals((count) => count + 1);
  });
  useEffect(() => {
    if (submitCount > 0) leadToWrong();
  }, [submitCount]);

  // Moves the focus to the first error, or to the opened step.
  const before = useRef({ current, refusals });
  useEffect(() => {
    const { current: step, refusals: count } = before.current;
    before.current = { current, refusals };
    if (step === current && count === refusals) return;
    const panel = content.current?.querySelector<HTMLElement>('[data-current]');
    if (!focusFirstInvalid(panel) && step !== current) panel?.focus();
  }, [current, refusals, content]);

  return {
    sections,
    current,
    reached,
    wrong,
    go,
    async next() {
      const section = sections[current];
      const fields = section === undefined ? [] : (schema.sections[section]?.fields ?? []);
      if (!(await trigger([...fields]))) return setRefusals((count) => count + 1);
      setReached(Math.max(reached, current + 1));
      go(current + 1);
    },
  };
}
