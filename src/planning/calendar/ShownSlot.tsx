import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { Plan, PlanPlace } from '../model/plan';

interface ShownSlotProps {
  readonly plan: Pick<Plan, 'slots'>;
  /** Where the slot is; absent if none is to be kept in sight. */
  readonly at: PlanPlace | undefined;
  readonly children: ReactNode;
}

/** The slot at a place; without one, a form that has not been saved yet. */
export const slotAt = ({ slots }: Pick<Plan, 'slots'>, at: PlanPlace | undefined) =>
  at && slots.find((one) => one.salarieId === at.salarieId && one.start === at.start && one.end === at.end);

/** Elements of a slot: its own, that of a line shared by several, or its day where the month has no room for it. */
const placesOf = (id: number, day: number) => [`[data-slot="${id}"]`, `[data-slots~="${id}"]`, `[data-day="${day}"]`];

/** Scrolls a slot of a calendar into sight and marks it, while its panel is open or its creation is told. */
export function ShownSlot({ plan, at, children }: ShownSlotProps) {
  const root = useRef<HTMLDivElement>(null);
  const slot = useMemo(() => slotAt(plan, at), [plan, at]);
  const id = slot?.id;
  const day = slot && dayIndexOf(slot.start);
  useEffect(() => {
    if (id === undefined || day === undefined) return;
    const found = placesOf(id, day).map((place) => root.current?.querySelector(place));
    found.find(Boolean)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [id, day]);
  return (
    <Box ref={root} sx={[{ display: 'contents' }, id !== undefined && day !== undefined && markOf(id, day)]}>
      {children}
    </Box>
  );
}

function markOf(id: number, day: number) {
  const [own, shared, whole] = placesOf(id, day);
  const mark = (theme: Theme) => `2px solid ${theme.palette.primary.main}`;
  return {
    [`& button${own}, & button${shared}, & .rbc-event:has(${own})`]: { outline: mark, outlineOffset: '1px' },
    [`&:not(:has(${own})) ${whole}`]: { outline: mark, outlineOffset: '-2px' },
    // Clear of the day's heading and of the notice of its creation.
    [`& ${own}, & ${shared}`]: { scrollMarginBlock: '64px 140px' },
  };
}
