import Block from '@mui/icons-material/Block';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import type { Theme } from '@mui/material/styles';
import { useEffect, useReducer, useSyncExternalStore, type CSSProperties } from 'react';
import { draftSlot, toneOf, type EditPreview } from './preview';
import type { Editing } from './useEditing';

type OverlayProps = Pick<Editing, 'preview' | 'bubble' | 'geometry'>;

/** Draws carried slots at their target, else the new slot of an open form. Hidden from screen readers, which get the announcements. */
export function EditOverlay({ preview: store, bubble, geometry }: OverlayProps) {
  const carried = useSyncExternalStore(store.subscribe, store.get);
  const draft = useSyncExternalStore(draftSlot.subscribe, draftSlot.get);
  const preview = carried ?? draft;
  if (!preview) return null;
  const layer = <Layer preview={preview} bubble={bubble} geometry={geometry} />;
  return geometry.isFixed ? <Portal>{layer}</Portal> : layer;
}

interface LayerProps extends Omit<OverlayProps, 'preview'> {
  readonly preview: EditPreview;
}

function Layer({ preview, bubble, geometry }: LayerProps) {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const { isFixed } = geometry;
  useEffect(() => {
    if (!isFixed) return undefined;
    // Boxes are in window coordinates, so scrolling moves them.
    window.addEventListener('scroll', draw, true);
    return () => window.removeEventListener('scroll', draw, true);
  }, [isFixed]);
  const { band, warnings, place, verb } = preview;
  const boxes = geometry.boxesOf(preview.stretches);
  const at = preview.at ?? geometry.bubbleBeside?.(boxes[0]);
  const tone = toneOf(warnings);
  return (
    <Box aria-hidden data-tone={tone} sx={[LAYER, isFixed && FIXED]}>
      {boxes.map(({ title, colour, isDraft, ...box }, index) => (
        <div
          key={index}
          className={isDraft ? 'edit-draft' : 'edit-ghost'}
          style={
            {
              ...box,
              lineHeight: `${Math.min(box.height, 28) - 4}px`,
              ...(colour && { '--slot': colour }),
            } as CSSProperties
          }
        >
          {!isDraft && title}
        </div>
      ))}
      {band && <div className="edit-band" style={band} />}
      {at && (place || warnings.length > 0) && (
        <div ref={bubble} className="edit-bubble" style={{ transform: `translate(${at.x}px,${at.y}px)` }}>
          {verb !== undefined && <strong>{`${verb} · `}</strong>}
          {place}
          {warnings.slice(0, MOST).map(({ text, isWrong }) => (
            <div key={text} className="edit-warning" data-wrong={isWrong ? '' : undefined}>
              {isWrong ? <Block /> : <WarningAmberOutlined />}
              <span>{text}</span>
            </div>
          ))}
        </div>
      )}
    </Box>
  );
}

/** Warnings said at the pointer. */
const MOST = 4;
const FIXED = { position: 'fixed', zIndex: 1100 } as const;
const LAYER = {
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 2,
  pointerEvents: 'none',
  displayPrint: 'none',
  '--slot': (theme: Theme) => theme.palette.primary.main,
  '& > *': { position: 'absolute', boxSizing: 'border-box' },
  '& > .edit-ghost': {
    px: 0.5,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    fontSize: 12,
    color: 'text.primary',
    backgroundColor: (theme: Theme) => `color-mix(in srgb, var(--slot) 42%, ${theme.palette.background.paper})`,
    border: '2px solid var(--slot)',
    borderRadius: '4px',
    opacity: 0.92,
  },
  '&[data-tone="wrong"] > .edit-ghost': { borderStyle: 'dashed', borderColor: 'error.main' },
  '&[data-tone="unwise"] > .edit-ghost': { borderColor: 'warning.main' },
  '& > .edit-draft': {
    backgroundColor: 'color-mix(in srgb, var(--slot) 14%, transparent)',
    border: '2px dashed var(--slot)',
    borderRadius: '4px',
  },
  '& > .edit-band': {
    border: 1,
    borderColor: 'primary.main',
    backgroundColor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.primary.main} 14%, transparent)`,
  },
  '& > .edit-bubble': {
    top: 0,
    left: 0,
    width: 'max-content',
    maxWidth: { xs: 220, sm: 300 },
    px: 1.25,
    py: 0.75,
    fontSize: 13,
    lineHeight: 1.35,
    color: 'common.white',
    bgcolor: 'grey.900',
    borderRadius: 1,
    borderLeft: '4px solid transparent',
    boxShadow: 4,
    willChange: 'transform',
  },
  '& .edit-warning': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 0.75,
    mt: 0.5,
    mx: -0.5,
    px: 0.75,
    py: 0.25,
    borderRadius: 0.5,
    fontWeight: 600,
    color: 'warning.onSoft',
    bgcolor: 'warning.soft',
    '& svg': { fontSize: 18, flex: 'none' },
    '&[data-wrong]': { color: 'error.onSoft', bgcolor: 'error.soft' },
  },
  '&[data-tone="wrong"] > .edit-bubble': { borderLeftColor: 'error.main' },
  '&[data-tone="unwise"] > .edit-bubble': { borderLeftColor: 'warning.main' },
} as const;
