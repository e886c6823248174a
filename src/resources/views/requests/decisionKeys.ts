import { isPlainKey, type PressedKey } from '../page/pressedKeys';
import type { RequestState } from './requestKind';

/** Marks the button of an answer, and says its key to style sheets and screen readers. */
export const answerMark = (etat: Exclude<RequestState, 'EnAttente'>) => ({
  'data-answer': etat,
  'data-key': ANSWER_KEYS[etat],
  // The key shows beside the button while it works.
  'data-hint': '',
  'aria-keyshortcuts': ANSWER_KEYS[etat],
});

export const ANSWER_KEYS = { Acceptee: 'A', Refusee: 'R' } as const;
/** Takes the focus to the first decision of the page. */
export const DECISIONS_KEY = 'D';

const CONTROLS = 'a[href], button';
const CURRENT = 'data-current';

const linesOf = (list: Element): readonly Element[] => [...list.children];

const lineOf = (list: Element, target: EventTarget | null): Element | undefined =>
  linesOf(list).find((line) => target instanceof Node && line.contains(target));

const answerIn = (line: Element, etat: string | null | undefined) =>
  etat ? line.querySelector<HTMLElement>(`[data-answer="${etat}"]`) : null;

/** Where the focus enters a line: its link, to look before deciding. */
const entryOf = (line: Element | undefined): HTMLElement | null =>
  line?.querySelector<HTMLElement>('a[href]') ??
  (line && (answerIn(line, 'Acceptee') ?? line.querySelector<HTMLElement>('button'))) ??
  null;

/** Only one line is in the tab order: the focused one, else the last that was, else the first. */
export function placeDecisionStop(list: Element): void {
  const lines = linesOf(list);
  const stop =
    lineOf(list, list.ownerDocument.activeElement) ?? lines.find((line) => line.hasAttribute(CURRENT)) ?? lines[0];
  for (const line of lines) {
    line.toggleAttribute(CURRENT, line === stop);
    for (const control of line.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = line === stop ? 0 : -1;
  }
}

/** Focuses a line, the last one if there are fewer. @returns false if the list is empty */
export function focusDecision(list: Element, at: number): boolean {
  const entry = entryOf(linesOf(list)[Math.min(at, list.children.length - 1)]);
  entry?.focus();
  return entry !== null;
}

export const isAnswerable = (line: Element): boolean => line.querySelector('[data-answer]') !== null;

/**
 * Focuses the first line from a place on that waits for an answer, else the last one before it.
 * @returns false if the list is empty
 */
export function focusNextDecision(list: Element, from: number): boolean {
  const waiting = linesOf(list).map((line, at) => (isAnswerable(line) ? at : -1));
  const next = waiting.find((at) => at >= from) ?? waiting.findLast((at) => at >= 0);
  return focusDecision(list, next ?? from);
}

/** The line whose answer is pressed, or undone; undefined elsewhere. */
export function answeredLine(list: Element, target: EventTarget | null) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-answer], [data-undo]') : null;
  const line = button ? lineOf(list, target) : undefined;
  if (!button || !line) return undefined;
  const { answer, undo } = button.dataset;
  return { line, at: linesOf(list).indexOf(line), answer, isUndo: undo !== undefined };
}

/** Up and Down (or K and J) move between lines, A accepts and R refuses the focused one. */
export function onDecisionKey(event: PressedKey & { readonly currentTarget: Element }): void {
  const { target, currentTarget: list } = event;
  const line = isPlainKey(event) ? lineOf(list, target) : undefined;
  if (!line) return;
  const key = event.key.toLowerCase();
  const lines = linesOf(list);
  const at = lines.indexOf(line);
  const goals: Readonly<Record<string, Element | undefined>> = {
    ...{ arrowdown: lines[at + 1], j: lines[at + 1] },
    ...{ arrowup: lines[at - 1], k: lines[at - 1] },
    ...{ home: lines[0], end: lines.at(-1) },
  };
  const other = goals[key];
  const own = target instanceof Element ? target.closest('[data-answer]')?.getAttribute('data-answer') : null;
  const answer = key === 'a' ? answerIn(line, 'Acceptee') : key === 'r' ? answerIn(line, 'Refusee') : null;
  if (answer) answer.click();
  else if (other) (answerIn(other, own) ?? entryOf(other))?.focus();
  // At the ends the arrows do not scroll the page away from the list.
  else if (!(key in goals)) return;
  event.preventDefault();
}
