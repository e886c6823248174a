import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { Plan, PlanSlot } from '../model/plan';
import { slotClass, slotVariables } from './slotStyle';
import { useFormats } from './useFormats';
import { useSlotWords } from './useSlotWords';

interface DayColumnProps {
  readonly day: number;
  readonly slots: readonly PlanSlot[];
  /** The Tab key enters the list here. */
  readonly isFirst: boolean;
  readonly plan: Plan;
  readonly names: ReadonlyMap<number, string>;
  /** All slots belong to one person, so the name is left out. */
  readonly isOfOne: boolean;
  readonly onOpen: (slotId: number) => void;
  readonly onDay: (day: number) => void;
}

/** The slots of a day, grouped by start time. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, slots, isFirst, plan, names, isOfOne, onOpen, onDay } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const holiday = formats.holiday(day, plan.holidays);
  const times = [...new Set(slots.map(({ start }) => formats.time(start)))];
  const isEntry = (slot: PlanSlot) => isFirst && slot === slots[0];
  return (
    <section data-day={day} aria-label={formats.day(day)}>
      <h2>
        <button type="button" className="finger-reach" title={formats.day(day)} onClick={() => onDay(day)}>
          {formats.shortDay(day)}
        </button>
        {slots.length > 0 && <small>{translate('planning.calendar.count', { smart_count: slots.length })}</small>}
        {holiday && <small>{holiday}</small>}
      </h2>
      {times.map((time) => (
        <div key={time}>
          <h3>{time}</h3>
          <ul>
            {slots
              .filter(({ start }) => formats.time(start) === time)
              .map((slot) => (
                <li key={slot.id}>
                  <button
                    type="button"
                    data-slot={slot.id}
                    className={slotClass(slot)}
                    style={slotVariables(slot)}
                    title={wordsOf(slot)}
                    tabIndex={isEntry(slot) ? 0 : -1}
                    onClick={() => onOpen(slot.id)}
                  >
                    <strong>{slot.title}</strong>
                    <span>
                      {!isOfOne &&
                        (slot.salarieId === null ? translate('planning.everybody') : names.get(slot.salarieId))}
                      <small>→&nbsp;{formats.time(slot.end)}</small>
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
});
