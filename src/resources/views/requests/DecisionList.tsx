import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import { useContext, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSingleKeys } from '../page/pressedKeys';
import { answeredLine, DECISIONS_KEY, focusDecision, onDecisionKey, placeDecisionStop } from './decisionKeys';
import { DecisionWishContext } from './DecisionWishContext';
import { REQUEST_LIST } from './requestListStyle';

interface DecisionListProps {
  readonly label: string;
  /** List items, whose answers bear `answerMark`. */
  readonly children: ReactNode;
}

/** What waits for decisions, worked through by keys as an inbox: after an answer the next line has the focus. */
export function DecisionList({ label, children }: DecisionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const wish = useContext(DecisionWishContext);
  const answered = useRef<ReturnType<typeof answeredLine>>(undefined);
  // After each render, because lines come and go.
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    placeDecisionStop(current);
    if (wish?.current === true) wish.current = document.activeElement === document.body && !focusDecision(current, 0);
    const gone = answered.current;
    if (!gone || gone.line.isConnected || document.activeElement !== document.body) return;
    answered.current = undefined;
    focusDecision(current, gone.at);
  });
  useSingleKeys(
    (key) => key.toUpperCase() === DECISIONS_KEY && list.current !== null && focusDecision(list.current, 0),
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
      onClickCapture={({ currentTarget, target }) => {
        answered.current = answeredLine(currentTarget, target) ?? answered.current;
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
