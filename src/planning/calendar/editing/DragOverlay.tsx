import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { isWrong } from '../../core/finding';
import type { Stretch } from '../../timeline/edits/drawn';
import type { Point } from '../../timeline/pointer/press';
import { stretchWords } from '../../timeline/view/placeWords';
import type { TimelineWords } from '../../timeline/timelineWords';
import type { Geometry } from './geometry';
import type { DragState } from './useEditing';

export interface DragOverlayProps {
  readonly held: DragState | null;
  readonly drawing: Stretch | null;
  readonly geometry: Geometry;
  /** Whether a pointer drags: then the words follow it; otherwise they stand at the bar. */
  readonly isDragging: boolean;
  readonly at: RefObject<Point>;
  readonly words: TimelineWords;
}

/** More of them say nothing more. */
const MOST = 30;

/** Where what is held would lie, and at the pointer what speaks against it. The live region says the same, so readers do not see it. */
export function DragOverlay({ held, drawing, geometry, isDragging, at, words }: DragOverlayProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const bubble = useRef<HTMLDivElement | null>(null);
  const isShown = held !== null || drawing !== null;
  useEffect(() => {
    if (!isShown) return undefined;
    // The boxes are places of the window: what scrolls moves them.
    window.addEventListener('scroll', draw, true);
    return () => window.removeEventListener('scroll', draw, true);
  }, [isShown]);
  const isCoarse = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const place = useCallback(() => {
    const { x, y } = at.current;
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = bubble.current ?? {};
    const left = Math.max(8, x + 16 + width < window.innerWidth ? x + 16 : x - 16 - width);
    // A finger would cover what stands below it.
    const isAbove = isCoarse ? y > height + 60 : y + 18 + height > window.innerHeight;
    const top = isAbove ? y - 30 - height : y + 18;
    if (bubble.current) bubble.current.style.transform = `translate(${left}px,${top}px)`;
  }, [at, isCoarse]);
  useEffect(() => {
    if (!isDragging) return undefined;
    place();
    window.addEventListener('pointermove', place);
    return () => window.removeEventListener('pointermove', place);
  });
  const holdBubble = useCallback(
    (element: HTMLDivElement | null) => {
      bubble.current = element;
      place();
    },
    [place],
  );
  if (!isShown) return null;
  const stretches = drawing
    ? [{ ...drawing, title: '', colour: undefined }]
    : (held?.shown ?? []).slice(0, MOST).flatMap((edit, index) => {
        if (edit.kind === 'delete' || !held) return [];
        const { start, end } = edit.kind === 'create' ? edit.slot : edit;
        const slots = held.carrying.kind === 'resize' ? [held.carrying.slot] : held.carrying.slots;
        const slot = edit.kind === 'move' ? slots.find(({ id }) => id === edit.slotId) : slots[index];
        return [{ start, end, title: slot?.title ?? '', colour: slot?.colour }];
      });
  const isRefused = held?.findings.some(isWrong) ?? false;
  const tone = isRefused ? 'wrong' : (held?.warnings.length ?? 0) > 0 ? 'unwise' : undefined;
  const where = drawing ? stretchWords(words, drawing.start, drawing.end) : held?.place;
  return (
    <Portal>
      <Box aria-hidden data-held={tone ?? 'fine'} sx={{ pointerEvents: 'none', displayPrint: 'none' }}>
        {stretches.flatMap(({ start, end, title, colour }, index) =>
          geometry.boxesOf(start, end).map((box, part) => (
            <Box
              key={`${index} ${part}`}
              className="held-slot"
              sx={GHOST}
              style={{
                ...box,
                borderStyle: isRefused ? 'dashed' : 'solid',
                ...(colour && { ['--slot' as string]: colour }),
              }}
            >
              {title}
            </Box>
          )),
        )}
        {isDragging && (
          <Box ref={holdBubble} className="held-words" sx={BUBBLE} data-tone={tone}>
            {where}
            {held?.warnings.slice(0, 4).map((text) => (
              <div key={text}>{`${isRefused ? '⛔' : '⚠'} ${text}`}</div>
            ))}
          </Box>
        )}
      </Box>
    </Portal>
  );
}

const GHOST = {
  position: 'fixed',
  zIndex: 1100,
  boxSizing: 'border-box',
  overflow: 'hidden',
  px: 0.5,
  fontSize: 12,
  lineHeight: 1.6,
  fontWeight: 500,
  borderWidth: 2,
  borderColor: 'var(--slot)',
  borderRadius: '4px',
  color: 'text.primary',
  '--slot': (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  backgroundColor: (theme: { palette: { background: { paper: string } } }) =>
    `color-mix(in srgb, var(--slot) 40%, ${theme.palette.background.paper})`,
  opacity: 0.9,
} as const;

const BUBBLE = {
  position: 'fixed',
  top: 0,
  left: 0,
  zIndex: 1101,
  width: 'max-content',
  maxWidth: 300,
  px: 1.25,
  py: 0.75,
  borderRadius: 1,
  fontSize: 13,
  lineHeight: 1.35,
  color: 'common.white',
  bgcolor: 'grey.900',
  borderLeft: '4px solid transparent',
  boxShadow: 4,
  '&[data-tone="wrong"]': { borderLeftColor: 'error.main' },
  '&[data-tone="unwise"]': { borderLeftColor: 'warning.main' },
} as const;
