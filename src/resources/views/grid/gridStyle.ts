/** In pixels. */
export const CELL_FONT_SIZE = 13;

/** Maps the theme's colours to the grid's CSS variables, for light and dark mode. */
export const GRID_STYLE = {
  // The grid lays out its columns from left to right in every language, so its texts do the same.
  textAlign: 'start',
  // As high as its rows, up to the end of the window.
  blockSize: 'auto',
  maxBlockSize: 'max(320px, calc(100dvh - 244px))',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '--rdg-font-size': `${CELL_FONT_SIZE}px`,
  '--rdg-color': 'var(--grid-text)',
  '--rdg-background-color': 'var(--grid-surface)',
  '--rdg-header-background-color': 'var(--grid-header)',
  '--rdg-header-draggable-background-color': 'var(--grid-header)',
  '--rdg-border-color': 'var(--grid-line)',
  '--rdg-row-hover-background-color': 'var(--grid-surface)',
  '--rdg-selection-color': 'var(--grid-primary)',
  // The library gives all cells tabular numerals, which set hyphens apart from their words.
  '& .rdg-cell': { cursor: 'cell', fontVariantNumeric: 'normal' },
  // Inside the cell, because neighbours would cover an outer outline.
  '& .rdg-cell[aria-selected="true"], & .rdg-cell:focus-visible': {
    outline: '2px solid var(--grid-primary)',
    outlineOffset: '-2px',
  },
  '& .grid-mark': { bgcolor: 'var(--grid-header)', color: 'var(--grid-quiet)', textAlign: 'end', cursor: 'default' },
  '& .grid-number .rdg-header-sort-name': { textAlign: 'end' },
  '& .grid-number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .grid-fixed': { color: 'var(--grid-quiet)' },
  '& .grid-changed': { bgcolor: 'var(--grid-changed)', color: 'var(--grid-on-changed)' },
  '& .grid-wrong': {
    bgcolor: 'var(--grid-wrong)',
    color: 'var(--grid-on-wrong)',
    textDecoration: 'underline wavy var(--grid-danger)',
    textDecorationSkipInk: 'none',
  },
  '& .grid-deleted': { textDecoration: 'line-through', color: 'var(--grid-quiet)' },
  '@media (forced-colors: active)': {
    '& .grid-selected': { forcedColorAdjust: 'none', bgcolor: 'Highlight', color: 'HighlightText' },
    '& .grid-changed': { fontWeight: 700, fontStyle: 'italic' },
  },
  '& .grid-selected': { boxShadow: 'inset 0 0 0 9999px color-mix(in srgb, var(--grid-primary) 10%, transparent)' },
  // A frame, because a tint over these colours makes their text hard to read.
  '& .grid-selected:is(.grid-changed, .grid-wrong)': { boxShadow: 'inset 0 0 0 1px var(--grid-primary)' },
} as const;
