import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { PlanSlot } from '../model/plan';

/** Hands a slot's colour to the style of its view. */
export const slotVariables = ({ colour }: Pick<PlanSlot, 'colour'>): CSSProperties =>
  ({ '--slot': colour }) as CSSProperties;

/** The class by which a view tells a slot that is not simply real work. */
export const slotClass = ({
  mark,
  isWork,
  etat,
  retire,
}: Pick<PlanSlot, 'mark' | 'isWork' | 'etat' | 'retire'>): string =>
  [mark && `slot-${mark}`, !isWork && 'slot-absence', (etat === 'Annule' || retire) && 'slot-cancelled']
    .filter(Boolean)
    .join(' ');

/** Gives the colour behind slots to their style; around every view. */
export const paperVariable = ({ palette }: Theme) => ({ '--paper': palette.background.paper });

/** How a slot looks, in light and dark: its colour as an edge and a tint, its text in the page's own. */
export const SLOT_LOOK: SystemStyleObject<Theme> = {
  backgroundColor: 'color-mix(in srgb, var(--slot) 20%, var(--paper, Canvas))',
  color: 'text.primary',
  border: '1px solid color-mix(in srgb, var(--slot) 45%, transparent)',
  borderLeft: '4px solid var(--slot)',
  borderRadius: '4px',
  // The system takes the colours of borders as well: a strip in the slot says its type.
  '@media (forced-colors: active)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 4,
      backgroundColor: 'var(--slot)',
      forcedColorAdjust: 'none',
    },
  },
  '&.slot-absence': {
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, var(--slot) 14%, transparent) 6px 12px)',
  },
  '&.slot-pending, &.slot-added, &.slot-moved': { borderStyle: 'dashed', borderWidth: 2, borderLeftWidth: 4 },
  '&.slot-removed': { opacity: 0.65, textDecoration: 'line-through', borderStyle: 'dotted' },
  '&.slot-cancelled': { textDecoration: 'line-through' },
};
