import { useTheme } from '@mui/material/styles';
import { useId, useMemo, useRef } from 'react';
import { cssVariables } from '../../theme/cssVariables';
import './timeline.css';
import type { TimelineProps } from './timelineProps';
import { TimelineGrid } from './view/TimelineGrid';
import { useSize } from './view/useViewport';

/** Pixels that the scroll bar takes (timeline.css). */
const SCROLL_BAR = 12;

/**
 * Employees by days or hours, with their slots: a grid that draws what is visible. A row's cells are its slots, and the
 * focused one where it is empty: a grid of which only some columns are in the document (`aria-colindex`, ARIA 1.2).
 * It fills its parent, which has to have a height.
 */
export function Timeline(props: TimelineProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const prefix = useId();
  const { mode } = useTheme().palette;
  const colours = useMemo(() => `.tl{${cssVariables(mode)}}`, [mode]);
  const inner = useMemo(() => size && { width: size.width - SCROLL_BAR, height: size.height - SCROLL_BAR }, [size]);
  return (
    <div ref={root} className="tl" data-skin={mode}>
      <style>{colours}</style>
      {inner && <TimelineGrid props={props} size={inner} prefix={prefix} />}
    </div>
  );
}
