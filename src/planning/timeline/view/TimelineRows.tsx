import { useMemo } from 'react';
import type { Cursor } from '../keys/keyState';
import type { TimelineProps } from '../timelineProps';
import type { TimelineModel } from '../useTimelineModel';
import type { Plan } from '../../model/plan';
import type { PlanWords } from '../../model/planWords';
import { GroupHead } from './GroupHead';
import { TimelineRow, type RowFocus } from './TimelineRow';

export interface TimelineRowsProps {
  readonly prefix: string;
  readonly model: TimelineModel;
  readonly words: PlanWords;
  readonly types: Plan['types'];
  /** Rows and columns rendered, as half-open ranges. */
  readonly drawnRows: readonly [number, number];
  readonly drawnColumns: readonly [number, number];
  /** Undefined if the focus is elsewhere. */
  readonly cursor: Cursor | undefined;
  readonly selection: ReadonlySet<number>;
  readonly faded: ReadonlySet<number>;
  readonly faceOf: TimelineProps['faceOf'];
  readonly hrefOf: ((personId: number) => string) | undefined;
}

/** The visible rows: people with their slots, and group headings. */
export function TimelineRows(props: TimelineRowsProps) {
  const { prefix, model, words, drawnRows, drawnColumns, cursor, selection, faded, faceOf, hrefOf } = props;
  const { tops, scale, metrics } = model;
  const [firstRow, endRow] = drawnRows;
  const [from, to] = drawnColumns;
  const { column, slotId = null } = cursor ?? {};
  const focus = useMemo(
    (): RowFocus | undefined => (column === undefined ? undefined : { column, slotId }),
    [column, slotId],
  );
  const noGroup = words.translate('timeline.noGroup');
  return model.board.rows.slice(firstRow, endRow).map((row, offset) => {
    const index = firstRow + offset;
    const place = { index, top: tops[index] ?? 0, height: (tops[index + 1] ?? 0) - (tops[index] ?? 0) };
    const hours = model.hours[index];
    const layout = model.layouts[index];
    if (!hours) return null;
    if (row.kind === 'group')
      return (
        <GroupHead
          key={row.key}
          prefix={prefix}
          row={row}
          name={row.name ?? noGroup}
          hours={hours}
          strip={model.shadeOf(index).strip}
          words={words}
          isFocused={cursor?.row === index}
          {...place}
        />
      );
    return (
      layout && (
        <TimelineRow
          key={row.key}
          prefix={prefix}
          row={row}
          layout={layout}
          hours={hours}
          shade={model.shadeOf(index)}
          scale={scale}
          metrics={metrics}
          words={words}
          labelOf={model.labelOf}
          types={props.types}
          from={from}
          to={to}
          focus={cursor?.row === index ? focus : undefined}
          selection={selection}
          faded={faded}
          faceOf={faceOf}
          hrefOf={hrefOf}
          {...place}
        />
      )
    );
  });
}
