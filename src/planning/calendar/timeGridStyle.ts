import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { paperVariable, SLOT_LOOK } from './slotStyle';

/** A colour over another one. */
const tint = (colour: string): string => `linear-gradient(${colour}, ${colour})`;

/** react-big-calendar's time grid in the product's colours, light and dark. */
export function timeGridStyle(theme: Theme): SystemStyleObject<Theme> {
  const line = theme.palette.divider;
  const quiet = theme.palette.text.secondary;
  return {
    ...paperVariable(theme),
    height: { xs: 'calc(100dvh - 152px)', md: 'calc(100dvh - var(--plan-top, 128px) - 24px)' },
    minHeight: 460,
    '& .rbc-time-view': {
      border: `1px solid ${line}`,
      borderRadius: '8px',
      bgcolor: 'background.paper',
      overflow: 'hidden',
    },
    '& .rbc-timeslot-group, & .rbc-time-content, & .rbc-time-header-content, & .rbc-header, & .rbc-day-bg, & .rbc-time-header.rbc-overflowing, & .rbc-time-content > * + * > *, & .rbc-header + .rbc-header, & .rbc-day-bg + .rbc-day-bg':
      { borderColor: line },
    '& .rbc-time-content': { borderTopWidth: 1 },
    '& .rbc-timeslot-group': { minHeight: 48 },
    '& .rbc-day-slot .rbc-time-slot': { borderTopColor: 'transparent' },
    '& .rbc-label': { color: quiet, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
    '& .rbc-header': { py: 0.75, px: 0, minWidth: 0, fontWeight: 500 },
    '& .rbc-header button': { all: 'unset', cursor: 'pointer', borderRadius: '6px', px: 0.5 },
    '& .rbc-header button:focus-visible, & .rbc-event:focus-visible': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: 1,
    },
    '& .rbc-today': {
      backgroundColor: 'transparent',
      backgroundImage: tint(`color-mix(in srgb, ${theme.palette.primary.main} 8%, transparent)`),
    },
    '& .day-off': { backgroundImage: tint(theme.palette.action.hover) },
    // The room of the scroll bar is part of both, and has the colour of the days off beside it: white, it read as a day.
    '& .rbc-time-header, & .rbc-time-content': {
      overflowY: 'scroll',
      backgroundImage: tint(theme.palette.action.hover),
      scrollbarWidth: 'thin',
      scrollbarColor: `color-mix(in srgb, ${quiet} 55%, transparent) transparent`,
    },
    '& .rbc-time-header': {
      mr: '0 !important',
      borderRight: '0 !important',
      scrollbarColor: 'transparent transparent',
    },
    '& .rbc-time-content > *, & .rbc-time-header > *': { backgroundColor: 'background.paper' },
    '& .rbc-current-time-indicator': { backgroundColor: theme.palette.error.main, height: 2 },
    '& .rbc-day-slot .rbc-events-container': { mr: '4px' },
    '& .rbc-event, & .rbc-day-slot .rbc-event': {
      ...SLOT_LOOK,
      p: '2px 6px',
      fontSize: 12,
      lineHeight: 1.3,
      // Slots beside each other touch.
      boxShadow: `0 0 0 1px ${theme.palette.background.paper}`,
    },
    outline: 'none',
    '& .rbc-event:focus:not(:focus-visible)': { outline: 'none' },
    // A long press picks up the slot: it must not select text.
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '& .rbc-event.slot-chosen': { boxShadow: `0 0 0 2px ${theme.palette.primary.main}`, zIndex: 2 },
    '& .rbc-event.slot-held': { opacity: 0.45, borderStyle: 'dashed' },
    '& .rbc-event.rbc-selected': {
      backgroundColor: 'color-mix(in srgb, var(--slot) var(--slot-tint), var(--paper, Canvas))',
    },
    '&[data-writable] .rbc-event::before, &[data-writable] .rbc-event::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: 6,
      cursor: 'ns-resize',
    },
    '&[data-writable] .rbc-event::before': { top: 0 },
    '&[data-writable] .rbc-event::after': { bottom: 0 },
    '& .slot-grip': { display: 'none' },
    '@media (pointer: coarse)': {
      '&[data-writable] .rbc-event.slot-chosen .slot-grip': {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        height: 'min(24px, 45%)',
        touchAction: 'none',
        zIndex: 1,
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 'calc(50% - 14px)',
          width: 28,
          height: 5,
          borderRadius: '4px',
          backgroundColor: theme.palette.primary.main,
        },
        '&[data-grip="start"]': { top: 0, '&::after': { top: 3 } },
        '&[data-grip="end"]': { bottom: 0, '&::after': { bottom: 3 } },
      },
    },
    // Do not break words; cut them with an ellipsis.
    '& .rbc-day-slot .rbc-event-content': {
      lineHeight: 1.2,
      overflowWrap: 'normal',
      wordBreak: 'normal',
      hyphens: 'manual',
    },
    '& [data-slot] > *': {
      ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 1 },
      ...{ overflow: 'hidden', textOverflow: 'ellipsis', m: 0 },
    },
    '& [data-slot] > div': { display: 'block', whiteSpace: 'nowrap' },
    '& [data-slot] strong > span': { fontWeight: 400 },
    '& .rbc-day-slot .rbc-event-label': {
      ...{ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
      ...{ fontVariantNumeric: 'tabular-nums', fontSize: 11 },
    },
    // Slots of several days are shown among the hours, so the all-day row is always empty.
    '& .rbc-allday-cell': { display: 'none' },
  };
}
