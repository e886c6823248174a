import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { isBlocked } from '../model/blocked';
import type { PlanSlot } from '../model/plan';
import { slotLook } from '../slotLook';

/** Passes the slot's colour to the stylesheet. */
export const slotVariables = ({ colour }: Pick<PlanSlot, 'colour'>): CSSProperties =>
  ({ '--slot': colour }) as CSSProperties;

/** The CSS class for slots other than ordinary work: marks, absences, cancelled ones. */
export const slotClass = (slot: PlanSlot): string => {
  const { mark, isWork, etat, retire, doubles } = slot;
  return [
    mark && `slot-${mark}`,
    doubles && 'slot-double',
    isBlocked(slot) && 'slot-blocked',
    !isWork && 'slot-absence',
    (etat === 'Annule' || retire) && 'slot-cancelled',
  ]
    .filter(Boolean)
    .join(' ');
};

/** Passes the colours of the page to `SLOT_LOOK`; set once around each view. */
export const paperVariable = ({ palette }: Theme) => ({
  ...slotLook(palette.mode),
  '--paper': palette.background.paper,
  '--corner': palette.warning.main,
  '--blocked': palette.error.main,
});

const HATCH =
  'repeating-linear-gradient(135deg, transparent 0 6px, color-mix(in srgb, var(--slot) 14%, transparent) 6px 12px)';
/** At the same time as another slot of the person. */
const CORNER = 'linear-gradient(225deg, var(--corner, currentColor) 0 7px, transparent 7.5px)';

/** Tint and edge in the slot's colour, text in the page's colour: as `.tl-slot` in the team's plan. */
export const SLOT_LOOK: SystemStyleObject<Theme> = {
  backgroundColor: 'color-mix(in srgb, var(--slot) var(--slot-tint), var(--paper, Canvas))',
  color: 'text.primary',
  border: '0 solid color-mix(in srgb, var(--slot) 60%, transparent)',
  borderLeft: 'var(--slot-bar) solid var(--slot)',
  borderRadius: 'var(--slot-radius)',
  // Forced colours override borders as well, so a strip inside the slot shows its type.
  '@media (forced-colors: active)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 'var(--slot-bar)',
      backgroundColor: 'var(--slot)',
      forcedColorAdjust: 'none',
    },
  },
  '&.slot-absence': { backgroundImage: HATCH },
  // A simulation cannot be validated with it.
  '&.slot-blocked': { '--corner': 'var(--blocked, currentColor)' },
  // Over the border, so that no part of it comes again at the other edges.
  '&.slot-double': { backgroundImage: CORNER, backgroundOrigin: 'border-box' },
  '&.slot-absence.slot-double': { backgroundImage: `${CORNER}, ${HATCH}` },
  '&.slot-pending, &.slot-added, &.slot-moved': { borderStyle: 'dashed', borderWidth: '2px', borderLeftWidth: '3px' },
  '&.slot-removed': { opacity: 0.65, textDecoration: 'line-through', borderStyle: 'dotted', borderWidth: '2px' },
  // The place that a simulation leaves: an outline of what is no longer there.
  '&.slot-origin': {
    backgroundColor: 'transparent',
    borderStyle: 'dashed',
    borderWidth: '2px',
    color: 'text.secondary',
  },
  '&.slot-cancelled': { textDecoration: 'line-through' },
};
