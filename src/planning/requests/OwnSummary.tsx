import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import { useIsNarrow } from '../../resources/views/page/useIsNarrow';
import { hoursOver } from '../core/workingTime';
import type { DaySpan, Plan, PlanSlot } from '../model/plan';

export interface OwnSummaryProps {
  readonly ownId: number;
  readonly plan: Plan;
  readonly span: DaySpan;
  readonly onOpen: (slotId: number) => void;
}

/** The current or next slot; skips cancelled and pending ones. */
function nextSlot(slots: readonly PlanSlot[], now: number): PlanSlot | undefined {
  return slots
    .filter(({ etat, mark, end }) => etat !== 'Annule' && mark === undefined && end > now)
    .sort((one, other) => one.start - other.start)[0];
}

/** Summary of a person's period: planned hours and the next slot. */
export default function OwnSummary({ ownId, plan, span, onOpen }: OwnSummaryProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const isNarrow = useIsNarrow();
  const [now] = useState(() => Date.now());
  const person = plan.people.find(({ id }) => id === ownId);
  const slots = plan.slots.filter(({ mark }) => mark === undefined);
  const own = slots.filter(({ salarieId }) => salarieId === ownId);
  const hours = person && hoursOver(person, own, plan.types, span, plan.holidays);
  const next = nextSlot(
    slots.filter(({ salarieId }) => salarieId === ownId || salarieId === null),
    now,
  );
  const when = ({ start }: PlanSlot) =>
    `${dayIndexOf(start) === dayIndexOf(now) ? translate('planning.own.today') : formats.dayOfMonth(dayIndexOf(start))}, ${formats.time(start)}`;
  const wordsOf = (slot: PlanSlot) => translate('planning.own.next', { when: when(slot), title: slot.title });
  return (
    <Box sx={LINE}>
      {hours && (
        <span>
          {translate('planning.own.hours', {
            planned: formats.hours(hours.planned),
            available: formats.hours(hours.due - hours.absent),
          })}
        </span>
      )}
      {next && (
        <Link component="button" type="button" aria-label={wordsOf(next)} onClick={() => onOpen(next.id)} sx={NEXT}>
          {isNarrow ? translate('planning.own.nextShort', { when: when(next) }) : wordsOf(next)}
        </Link>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.25,
  alignItems: 'baseline',
  fontSize: { xs: 13, sm: 14 },
  color: 'text.secondary',
} as const;

const NEXT = {
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'baseline',
  fontSize: 'inherit',
  '@media (pointer: coarse)': { minHeight: 40 },
} as const;
