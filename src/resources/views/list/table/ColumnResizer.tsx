import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from '../columns/columnChoice';
import { widthAfterKey } from './resize';

export interface ColumnResizerProps {
  /** The column's label. */
  readonly label: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
  /** Gives the column its own width back. */
  readonly onReset: () => void;
}

interface Drag {
  readonly startX: number;
  readonly startWidth: number;
}

/** The edge of a column header, which a pointer moves; by keys the head does it, or the edge where it has the focus. */
export function ColumnResizer({ label, width, onResize, onReset }: ColumnResizerProps) {
  const translate = useTranslate();
  const [drag, setDrag] = useState<Drag>();
  // Where a page is read from the right, the end of a column is its left edge.
  const outwards = useTheme().direction === 'rtl' ? -1 : 1;

  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // The column may be wider on the screen than its own width, where it takes what is left.
    const shown = event.currentTarget.parentElement?.getBoundingClientRect().width || width;
    setDrag({ startX: event.clientX, startWidth: shown });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag) onResize(drag.startWidth + outwards * (event.clientX - drag.startX));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = widthAfterKey(event.key, event.shiftKey, width);
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };

  return (
    <span
      role="separator"
      className="column-edge"
      // Reached from the column's head (`headKeys.ts`): between list and rows there would be one for each column.
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={translate('screens.list.columns.resize', { label })}
      aria-valuenow={width}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => setDrag(undefined)}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={press}
      onDoubleClick={onReset}
    />
  );
}
