import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from '../columns/columnChoice';
import { widthAfterKey } from './resize';

export interface ColumnResizerProps {
  readonly label: string;
  readonly width: number;
  readonly onResize: (width: number) => void;
  readonly onReset: () => void;
}

interface Drag {
  readonly startX: number;
  readonly startWidth: number;
}

/** Drag handle at the edge of a header. By keyboard, the header resizes, or the handle if it has the focus. */
export function ColumnResizer({ label, width, onResize, onReset }: ColumnResizerProps) {
  const translate = useTranslate();
  const [drag, setDrag] = useState<Drag>();
  // In right-to-left pages a column ends at its left edge.
  const outwards = useTheme().direction === 'rtl' ? -1 : 1;

  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // A flexible column can be wider than its stored width.
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
      // Not a tab stop, because there is one per column; the keyboard uses the header (`headKeys.ts`).
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
