import { useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import type { Plan, PlanSlot } from '../model/plan';
import { sharedSlots } from './sharedSlots';
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

/** The slots of a day, grouped by start time; what many people share is one line that opens. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, slots, isFirst, plan, names, isOfOne, onOpen, onDay } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const holiday = formats.holiday(day, plan.holidays);
  const times = [...new Set(slots.map(({ start }) => formats.time(start)))];
  const isEntry = (slot: PlanSlot) => isFirst && slot === slots[0];
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set());
  const toggle = (id: number) =>
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const lineOf = (slot: PlanSlot) => (
    <li key={slot.id}>
      <button
        type="button"
        data-slot={slot.id}
        className={slotClass(slot)}
        style={slotVariables(slot)}
        title={wordsOf(slot)}
        tabIndex={isEntry(slot) && !opened.has(slot.id) ? 0 : -1}
        onClick={() => onOpen(slot.id)}
      >
        <strong>{slot.title}</strong>
        <span>
          {!isOfOne && (slot.salarieId === null ? translate('planning.everybody') : names.get(slot.salarieId))}
          <small>→&nbsp;{formats.time(slot.end)}</small>
        </span>
      </button>
    </li>
  );
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
            {sharedSlots(slots.filter(({ start }) => formats.time(start) === time)).map((shared) => {
              const [first] = shared;
              if (!first) return null;
              if (shared.length === 1) return lineOf(first);
              const isOpen = opened.has(first.id);
              return (
                <li key={first.id}>
                  <button
                    type="button"
                    data-slots={shared.map(({ id }) => id).join(' ')}
                    className={slotClass(first)}
                    style={slotVariables(first)}
                    tabIndex={isEntry(first) ? 0 : -1}
                    aria-expanded={isOpen}
                    onClick={() => toggle(first.id)}
                  >
                    <strong>{first.title}</strong>
                    <span>
                      <span>{translate('planning.tools.peopleCount', { smart_count: shared.length })}</span>
                      <small>→&nbsp;{formats.time(first.end)}</small>
                    </span>
                  </button>
                  {isOpen && <ul className="shared-slots">{shared.map(lineOf)}</ul>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
});
