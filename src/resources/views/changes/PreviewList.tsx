import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ScreenProvider } from '../ScreenContext';
import { PreviewItem, shownFields } from './PreviewItem';
import type { PreviewRow } from './previewRows';
import { offsetsOf, rowsInWindow } from './rowWindow';

export interface PreviewListProps {
  readonly rows: readonly PreviewRow[];
  readonly rowLabel: ((index: number) => ReactNode) | undefined;
  readonly isApplied: boolean;
  /** Identifies a row by its index, if its index may change. */
  readonly rowKey?: ((index: number) => string) | undefined;
  /** Index of the row that the list scrolls into view. */
  readonly scrollTo?: number | undefined;
}

/** Estimated pixels of a row's head and of each line, until the row is rendered and measured. */
const HEAD = 49;
const LINE = 26;
const WINDOW = 480;

const estimate = ({ fields, problems }: PreviewRow): number =>
  HEAD + LINE * (Math.min(fields.length, shownFields) + problems.length);

/** A virtual list: only the rows in view are rendered, out of up to ten thousand. */
export function PreviewList({ rows, rowLabel, rowKey, isApplied, scrollTo }: PreviewListProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(WINDOW);
  const [measured, setMeasured] = useState<ReadonlyMap<number, number>>(new Map());
  const offsets = useMemo(
    () => offsetsOf(rows.map((row) => measured.get(row.row.index) ?? estimate(row))),
    [rows, measured],
  );
  const [top, setTop] = useState(0);
  const { from, to } = rowsInWindow(offsets, top, height);

  const measure = useCallback((index: number, pixels: number) => {
    // Zero pixels means no layout (jsdom).
    if (pixels > 0) setMeasured((known) => (known.get(index) === pixels ? known : new Map(known).set(index, pixels)));
  }, []);
  const scroll = useEffectEvent((index: number) => {
    const at = rows.findIndex(({ row }) => row.index === index);
    const [from = 0, to = 0] = [offsets[at], offsets[at + 1]];
    const element = box.current;
    if (!element || at < 0) return;
    const isInView = from >= element.scrollTop && to <= element.scrollTop + height;
    if (!isInView) element.scrollTop = from;
  });
  useLayoutEffect(() => {
    if (scrollTo !== undefined) scroll(scrollTo);
  }, [scrollTo]);
  useLayoutEffect(() => {
    const pixels = box.current?.clientHeight ?? 0;
    if (pixels > 0) setHeight(pixels);
  }, [rows]);

  return (
    <Box
      ref={box}
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={translate('changes.preview.rows')}
      onScroll={({ currentTarget }) => {
        setTop(currentTarget.scrollTop);
        setHeight(currentTarget.clientHeight || WINDOW);
      }}
      sx={BOX}
    >
      <Box component="ul" sx={{ ...LIST, height: offsets.at(-1) }}>
        {rows.slice(from, to).map((row, place) => (
          <ScreenProvider
            key={rowKey?.(row.row.index) ?? row.row.index}
            value={{ schema: row.schema, address: row.collection, parents: row.parents }}
          >
            <PreviewItem
              row={row}
              isApplied={isApplied}
              label={rowLabel?.(row.row.index)}
              place={from + place}
              count={rows.length}
              top={offsets[from + place] ?? 0}
              onMeasure={measure}
            />
          </ScreenProvider>
        ))}
      </Box>
    </Box>
  );
}

const BOX = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowY: 'auto',
  overflowX: 'hidden',
  overflowAnchor: 'none',
  maxHeight: 'max(240px, min(560px, 55dvh))',
} as const;

const LIST = { position: 'relative', listStyle: 'none', m: 0, p: 0 } as const;
