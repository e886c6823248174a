import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { useContext, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSingleKeys } from '../page/pressedKeys';
import {
  answeredLine,
  DECISIONS_KEY,
  focusDecision,
  focusNextDecision,
  isAnswerable,
  onDecisionKey,
  placeDecisionStop,
} from './decisionKeys';
import { DecisionWishContext } from './DecisionWishContext';
import { REQUEST_LIST } from './requestListStyle';

interface DecisionListProps {
  readonly label: string;
  /** List items, whose answers bear `answerMark`. */
  readonly children: ReactNode;
}

/** Milliseconds between the two clicks of a double click. */
const DOUBLE = 600;

interface PressedAnswer {
  readonly line: Element;
  readonly answer: string | undefined;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** What waits for decisions, worked through by keys as an inbox: after an answer the next line has the focus. */
export function DecisionList({ label, children }: DecisionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const wish = useContext(DecisionWishContext);
  const answered = useRef<ReturnType<typeof answeredLine>>(undefined);
  const pressed = useRef<PressedAnswer>(undefined);
  // After each render, because lines come and go.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    placeDecisionStop(current);
    if (wish?.current === true) wish.current = document.activeElement === document.body && !focusDecision(current, 0);
    const { current: last } = answered;
    const { activeElement } = document;
    const isThere = activeElement === document.body || last?.line.contains(activeElement);
    // The answers of a line that keeps its place are gone, or there again.
    if (!last || !isThere || (last.line.isConnected && isAnswerable(last.line) !== last.isUndo)) return;
    answered.current = undefined;
    if (last.isUndo) focusDecision(current, last.at);
    else focusNextDecision(current, last.line.isConnected ? last.at + 1 : last.at);
  });
  useSingleKeys(
    (key) => key.toUpperCase() === DECISIONS_KEY && list.current !== null && focusNextDecision(list.current, 0),
  );
  return (
    <Paper
      ref={list}
      component="ol"
      variant="outlined"
      aria-label={label}
      sx={STYLE}
      onFocus={({ currentTarget }) => placeDecisionStop(currentTarget)}
      onKeyDown={(event: KeyboardEvent) => onDecisionKey(event)}
      onClickCapture={(event) => {
        const next = answeredLine(event.currentTarget, event.target);
        if (!next) return;
        const { detail, timeStamp, clientX: x, clientY: y } = event;
        const { current: last } = pressed;
        // The second click of two, on the same answer of a line that has come below the pointer.
        const isSlid =
          last &&
          detail > 0 &&
          last.line !== next.line &&
          last.answer === next.answer &&
          timeStamp - last.at < DOUBLE &&
          Math.hypot(last.x - x, last.y - y) < 6;
        if (isSlid) return event.stopPropagation();
        pressed.current = { line: next.line, answer: next.answer, at: timeStamp, x, y };
        answered.current = next;
      }}
    >
      {children}
    </Paper>
  );
}

/** The keyboard's line stands out, and its answers show their keys at their corners, where they move nothing. */
const STYLE = {
  ...REQUEST_LIST,
  '& > li:has(:focus-visible)': {
    bgcolor: 'action.hover',
    boxShadow: ({ palette }: Theme) => `inset 3px 0 ${palette.primary.main}`,
  },
  '& [data-answer]': { position: 'relative' },
  '& > li:has(:focus-visible) [data-answer]::after': {
    ...{
      content: 'attr(data-key)',
      position: 'absolute',
      top: -8,
      insetInlineEnd: -6,
      display: { xs: 'none', sm: 'block' },
    },
    ...{ px: 0.625, border: 1, borderBottomWidth: 2, borderColor: 'divider', borderRadius: 0.75 },
    ...{ bgcolor: 'background.paper', color: 'text.secondary', fontSize: 11, fontWeight: 600, lineHeight: 1.3 },
  },
} as const;
