import { useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { DaySpan, PlanPlace } from '../model/plan';
import { EditNotice } from '../undo/EditNotice';
import type { PlanEdits } from '../undo/usePlanEdits';

export interface PlanNoticeProps {
  readonly edits: PlanEdits;
  readonly names: ReadonlyMap<number, string>;
  readonly span: DaySpan;
  readonly onDay: (day: number) => void;
}

/** The last gesture; new slots with their person and day, and a way to them if they are not on the screen. */
export function PlanNotice({ edits, names, span, onDay }: PlanNoticeProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { notice } = edits;
  const made = notice?.made ?? [];
  const [first] = made;
  const day = first && dayIndexOf(first.start);
  const isInSpan = made.some(({ start }) => dayIndexOf(start) >= span.first && dayIndexOf(start) <= span.last);
  const wordsOf = (slot: PlanPlace): string => {
    const [from, to] = [dayIndexOf(slot.start), dayIndexOf(slot.end - 1)];
    const who = slot.salarieId === null ? translate('planning.everybody') : names.get(slot.salarieId);
    const when = from === to ? [formats.day(from), formats.range(slot)] : [formats.period(from, to)];
    return [who, ...when].filter(Boolean).join(', ');
  };
  return (
    <EditNotice
      notice={notice}
      onUndo={edits.undo}
      onEachDay={(asked) => void edits.apply(asked)}
      onSee={day === undefined || isInSpan ? undefined : () => onDay(day)}
      onClose={edits.dismiss}
    >
      {first && (
        <div>
          {made.length === 1
            ? wordsOf(first)
            : formats.period(dayIndexOf(first.start), Math.max(...made.map(({ start }) => dayIndexOf(start))))}
        </div>
      )}
    </EditNotice>
  );
}
