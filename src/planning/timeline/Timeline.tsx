import { useTheme } from '@mui/material/styles';
import { useId, useMemo, useRef } from 'react';
import { cssVariables } from '../../theme/cssVariables';
import type { Skin } from '../../theme/tokens';
import './timeline.css';
import './slots.css';
import { slotLook } from '../slotLook';
import type { TimelineProps } from './timelineProps';
import { TimelineGrid } from './view/TimelineGrid';
import { useSize } from './view/useViewport';

const lookOf = (mode: Skin): string =>
  Object.entries(slotLook(mode))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Pixels of the scroll bar (timeline.css). */
const SCROLL_BAR = 12;

/**
 * A virtualised grid of people by days or hours. A row's cells are its slots, and the focused cell if empty; only some
 * columns are in the DOM (`aria-colindex`, ARIA 1.2). Fills its parent, which needs a height.
 */
export function Timeline(props: TimelineProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const prefix = useId();
  const { mode } = useTheme().palette;
  const colours = useMemo(() => `.tl{${cssVariables(mode)};${lookOf(mode)}}`, [mode]);
  const inner = useMemo(() => size && { width: size.width - SCROLL_BAR, height: size.height - SCROLL_BAR }, [size]);
  return (
    <div ref={root} className="tl" data-skin={mode}>
      <style>{colours}</style>
      {inner && <TimelineGrid props={props} size={inner} prefix={prefix} />}
    </div>
  );
}
