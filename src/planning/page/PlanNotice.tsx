import { useTranslate } from 'ra-core';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import { useFormats } from '../calendar/useFormats';
import type { DaySpan, PlanPlace } from '../model/plan';
import { titleOf } from '../data/decorate';
import type { LoadedPlan } from '../data/usePlan';
import { EditNotice } from '../undo/EditNotice';
import type { PlanEdits } from '../undo/usePlanEdits';

export interface PlanNoticeProps {
  readonly edits: PlanEdits;
  readonly names: ReadonlyMap<number, string>;
  readonly loaded: Pick<LoadedPlan, 'plan' | 'subTypes' | 'companies'>;
  readonly span: DaySpan;
  readonly onDay: (day: number) => void;
}

/** The last gesture, its slot in words, and a way to new slots that are not on the screen. */
export function PlanNotice({ edits, names, loaded, span, onDay }: PlanNoticeProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const { notice } = edits;
  const made = notice?.made ?? [];
  const about = notice?.about ?? [];
  const places: readonly PlanPlace[] = about.length > 0 ? about : made;
  const [first] = places;
  const day = made[0] && dayIndexOf(made[0].start);
  const isInSpan = made.some(({ start }) => dayIndexOf(start) >= span.first && dayIndexOf(start) <= span.last);
  const whoOf = ({ salarieId }: PlanPlace) =>
    salarieId === null ? translate('planning.everybody') : names.get(salarieId);
  const whenOf = (slot: PlanPlace): readonly string[] => {
    const [from, to] = [dayIndexOf(slot.start), dayIndexOf(slot.end - 1)];
    return from === to ? [formats.dayOfMonth(from), formats.range(slot)] : [formats.period(from, to)];
  };
  const { plan, subTypes, companies } = loaded;
  const [only] = about.length === 1 ? about : [];
  const title = only ? titleOf(only, { types: plan.types, subTypes, companies }) : '';
  const isOfOne = places.every(({ salarieId }) => salarieId === first?.salarieId);
  const days = first && places.map(({ start }) => dayIndexOf(start));
  const when =
    places.length === 1 && first ? whenOf(first) : days && [formats.period(Math.min(...days), Math.max(...days))];
  const where = [...(when ?? []), first && isOfOne && whoOf(first)].filter(Boolean).join(', ');
  return (
    <EditNotice
      notice={notice}
      onUndo={edits.undo}
      onEachDay={(asked) => void edits.apply(asked)}
      onSee={day === undefined || isInSpan ? undefined : () => onDay(day)}
      onClose={edits.dismiss}
    >
      {first && <div>{title ? translate('screens.page.labelled', { label: title, name: where }) : where}</div>}
    </EditNotice>
  );
}
