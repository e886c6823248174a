import { memo, type CSSProperties } from 'react';
import type { RowLayout } from '../index/lanes';
import type { DayHours } from '../hours/dayHours';
import type { Metrics } from '../rowHeights';
import type { PersonRow } from '../rows/rows';
import type { LabelOf } from '../labels';
import { dayOfColumn, leftOf, widthOf, type Scale } from '../scale';
import type { TimelineProps } from '../timelineProps';
import type { RowShade } from '../useTimelineModel';
import type { Plan } from '../../model/plan';
import { personLabel } from '../../core/personLabel';
import type { PlanWords } from '../../model/planWords';
import { cellId, columnIndex, headId, slotId } from './ids';
import { SlotElement } from './SlotElement';

export interface RowFocus {
  readonly column: number;
  readonly slotId: number | null;
}

export interface TimelineRowProps {
  readonly prefix: string;
  readonly row: PersonRow;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly layout: RowLayout;
  readonly hours: DayHours;
  readonly shade: RowShade;
  readonly scale: Scale;
  readonly metrics: Metrics;
  readonly words: PlanWords;
  readonly labelOf: LabelOf;
  readonly types: Plan['types'];
  /** Columns rendered, as a half-open range. */
  readonly from: number;
  readonly to: number;
  readonly focus: RowFocus | undefined;
  readonly selection: ReadonlySet<number>;
  /** Slots being moved: cut or carried. */
  readonly faded: ReadonlySet<number>;
  readonly faceOf: TimelineProps['faceOf'];
  /** The plan of the row's person. */
  readonly hrefOf: ((personId: number) => string) | undefined;
}

/** Compares two sets for the slots of one row only. */
function sameIn(layout: RowLayout, one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  if (one === other || (one.size === 0 && other.size === 0)) return true;
  return layout.items.every(({ placed: { slot } }) => one.has(slot.id) === other.has(slot.id));
}

function isSame(one: TimelineRowProps, other: TimelineRowProps): boolean {
  return (
    one.row.person === other.row.person &&
    one.index === other.index &&
    one.top === other.top &&
    one.height === other.height &&
    one.layout === other.layout &&
    one.hours === other.hours &&
    one.shade === other.shade &&
    one.scale === other.scale &&
    one.metrics === other.metrics &&
    one.words === other.words &&
    one.labelOf === other.labelOf &&
    one.types === other.types &&
    one.from === other.from &&
    one.to === other.to &&
    one.focus === other.focus &&
    one.faceOf === other.faceOf &&
    one.hrefOf === other.hrefOf &&
    sameIn(one.layout, one.selection, other.selection) &&
    sameIn(one.layout, one.faded, other.faded)
  );
}

/** A person's row: its head, its slots, and the focused cell if empty. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { prefix, row, index, top, height, layout, hours, shade, scale, metrics, words, from, to, focus, faceOf } =
    props;
  const { name = words.translate('timeline.everyone'), distinction } = row.person ?? {};
  const href = row.person ? props.hrefOf?.(row.person.id) : undefined;
  const label = row.person ? personLabel(row.person) : name;
  const face = row.person && faceOf?.(row.person);
  const total = words.totalOf(hours);
  // As much of it as has room below the name.
  const { isNarrow } = metrics;
  const below = !(isNarrow && distinction) && words.totalOf(hours, undefined, !isNarrow && !distinction);
  const lock = shade.isValidated ? `, ${words.validated}` : '';
  const style = {
    top,
    height,
    '--tl-own': shade.shades,
    '--tl-strip': shade.strip,
    '--tl-off': shade.off,
  } as CSSProperties;
  const isOff = focus !== undefined && shade.isOff(dayOfColumn(scale, focus.column));
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={shade.off === 'none' ? 'tl-row' : 'tl-row tl-row-off'}
      style={style}
    >
      <div
        role="rowheader"
        id={headId(prefix, index)}
        aria-colindex={1}
        aria-label={`${label}${total && `, ${total}`}${lock}`}
        className="tl-name"
        data-locked={shade.isValidated ? '' : undefined}
        data-face={face ? '' : undefined}
      >
        {href !== undefined && row.person ? (
          <a href={href} tabIndex={-1} draggable={false} data-person={row.person.id} className="tl-person">
            {name}
          </a>
        ) : (
          name
        )}
        {`\n${[distinction, below].filter(Boolean).join(' · ')}`}
        {/* Behind the name, which is read first. */}
        {face && <span className="tl-face">{face}</span>}
      </div>
      {layout.items.map((item) =>
        item.from < to && item.to > from ? (
          <SlotElement
            key={item.placed.slot.id}
            id={slotId(prefix, index, item.placed.slot.id)}
            item={item}
            scale={scale}
            metrics={metrics}
            words={words}
            labelOf={props.labelOf}
            types={props.types}
            isSelected={props.selection.has(item.placed.slot.id)}
            isFaded={props.faded.has(item.placed.slot.id)}
            isFocused={focus?.slotId === item.placed.slot.id}
          />
        ) : null,
      )}
      {layout.more &&
        [...layout.more].map(([column, count]) =>
          column < to && column >= from ? (
            <div
              key={`more ${column}`}
              role="gridcell"
              aria-colindex={columnIndex(column - scale.first)}
              aria-label={words.translate('timeline.moreLabel', { smart_count: count })}
              data-more={row.key}
              className="tl-more"
              style={{ left: `calc(var(--tl-names) + ${leftOf(scale, column)}px)`, width: widthOf(scale, column) }}
            >
              {`+${count}`}
            </div>
          ) : null,
        )}
      {focus?.slotId === null && (
        <div
          id={cellId(prefix)}
          role="gridcell"
          aria-colindex={columnIndex(focus.column - scale.first)}
          aria-selected={false}
          aria-label={words.translate(isOff ? 'timeline.emptyDayOff' : 'timeline.emptyCell')}
          className="tl-cell"
          style={{
            left: `calc(var(--tl-names) + ${leftOf(scale, focus.column)}px)`,
            width: widthOf(scale, focus.column),
          }}
        />
      )}
    </div>
  );
}, isSame);
