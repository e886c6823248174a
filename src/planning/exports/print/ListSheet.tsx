import { useTranslate } from 'ra-core';
import type { CSSProperties } from 'react';
import { slotClass } from '../../calendar/slotStyle';
import type { DaySpan } from '../../model/plan';
import type { SlotSpan } from '../../timeline/index/planIndex';
import { byDay, timeOn } from './paper';
import type { PaperWords } from './usePaperWords';

export interface ListSheetProps {
  readonly slots: readonly SlotSpan[];
  readonly span: DaySpan;
  readonly words: PaperWords;
}

const COLUMNS = ['time', 'person', 'what', 'type', 'text'] as const;

/** A list by day, with a line per slot and its text. */
export function ListSheet({ slots, span, words }: ListSheetProps) {
  const translate = useTranslate();
  return (
    <table className="paper-list">
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={`paper-${name}`}>
              {translate(`planningExports.print.columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      {byDay(slots, span).map((own, offset) => {
        const day = span.first + offset;
        if (own.length === 0) return null;
        return (
          <tbody key={day}>
            <tr className="paper-group">
              <th colSpan={COLUMNS.length} scope="rowgroup">
                {[words.formats.day(day), words.holidayOf(day)].filter(Boolean).join(' · ')}
              </th>
            </tr>
            {own.map((placed) => {
              const { slot } = placed;
              const mark = words.markOf(slot);
              return (
                <tr key={slot.id} className={slotClass(slot)} style={{ '--slot': slot.colour } as CSSProperties}>
                  <td className="paper-edge">{timeOn(placed, day) ?? words.allDay}</td>
                  <td>{words.nameOf(slot)}</td>
                  <td>{mark ? `${slot.title} (${mark})` : slot.title}</td>
                  <td>{words.typeOf(slot) ?? slot.title}</td>
                  <td>{slot.texte}</td>
                </tr>
              );
            })}
          </tbody>
        );
      })}
    </table>
  );
}
