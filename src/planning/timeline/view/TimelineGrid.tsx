import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { wallOf } from '../../../resources/fields/shared/zone';
import { DAY } from '../../../resources/common/durations';
import { EditOverlay } from '../../editing/EditOverlay';
import { EditParts } from '../../editing/EditParts';
import { showGrip } from '../pointer/edgeAt';
import { timelineGeometry } from '../pointer/timelineGeometry';
import { rowsBetween } from '../rows/heights';
import { columnsBetween, dayOfColumn, namesWidth, NARROW, trackOf } from '../scale';
import type { TimelineProps } from '../timelineProps';
import { useTimelineModel } from '../useTimelineModel';
import { usePlanWords } from '../../model/planWords';
import { Grips } from './Grips';
import { NowLine } from './NowLine';
import { cellId, columnCount, headId, slotId } from './ids';
import { SCROLL_STEP } from './scrollStore';
import { SlotCard } from './SlotCard';
import { SlotMenu } from './SlotMenu';
import { TimelineHeader } from './TimelineHeader';
import { useClicks } from './useClicks';
import { useSlotMenu } from './useSlotMenu';
import { TimelineRows } from './TimelineRows';
import { useMorningFirst, useReveal, useRevealed, useTodayFirst } from './useReveal';
import { useTimelineEditing } from './useTimelineEditing';
import { useScrolled, type Size } from './useViewport';

export interface TimelineGridProps {
  readonly props: TimelineProps;
  readonly size: Size;
  readonly prefix: string;
}

/** Pixels rendered above and below the visible part. */
const OVERSCAN = 96;
/** Touch devices have no shortcuts to explain. */

export function TimelineGrid({ props, size, prefix }: TimelineGridProps) {
  const { plan, span, actions, selection } = props;
  const words = usePlanWords();
  const scroller = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set<string>());
  const [showsNights, setShowsNights] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [opened] = useState(() => wallOf(Date.now()));
  const today = props.today ?? Math.floor(opened / DAY);
  const { top, left, store } = useScrolled(scroller);
  const { width, height } = size;
  const model = useTimelineModel({ ...props, language: words.language, today, expanded, width, height, showsNights });
  const { board, scale, metrics, tops } = model;
  const { rows } = board;
  const track = trackOf(scale);
  const names = namesWidth(width);
  const reveal = useReveal(scroller, model, names, store);
  const editing = useTimelineEditing({
    props,
    model,
    geometry: timelineGeometry(scroller, model, names, actions.workday),
    words,
    scroller,
    now: today * DAY + (opened % DAY),
    reveal,
  });
  const { cursor, pointer, preview, bubble, geometry } = editing;

  useMorningFirst(scroller, board, showsNights, props.firstHour);
  useTodayFirst(scroller, scale, today, isFocused);
  useRevealed(props.revealed, model, width, reveal);

  const expand = (key: string) => setExpanded((before) => new Set([...before, key]));

  const { onClick, onDoubleClick, onPress } = useClicks({
    props,
    model,
    editing,
    isFocused,
    onExpand: expand,
    onNights: () => setShowsNights(!showsNights),
    onFold: (key) => expanded.has(key) && setExpanded(new Set([...expanded].filter((one) => one !== key))),
  });
  const menu = useSlotMenu({ props, model, editing, scroller });
  /** Sets the tooltip of a cut name on hover; slots have a card instead. */
  const onPointerOver = (event: { readonly target: EventTarget }) => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('.tl-name');
    if (element && !element.title) element.title = element.getAttribute('aria-label') ?? element.textContent;
  };

  /** Explains on hover the pattern of a day on which the person does not work. */
  const explainDay = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    const row = (target as HTMLElement).closest<HTMLElement>('.tl-row');
    if (!row) return;
    const at = row === target && row.matches('.tl-row-off') ? geometry.hit({ x, y }) : undefined;
    const title = at && model.shadeOf(at.row).isOff(at.day) ? words.translate('timeline.dayOff') : '';
    if (row.title !== title) row.title = title;
  };

  const body = Math.max(0, size.height - metrics.header);
  const drawnRows = rowsBetween(tops, top - OVERSCAN, top + SCROLL_STEP + body + OVERSCAN);
  const drawnColumns = columnsBetween(scale, left - SCROLL_STEP, left + 2 * SCROLL_STEP + width - names);
  const [firstRow, endRow] = drawnRows;
  const [from, to] = drawnColumns;
  const groupAt = rows[cursor.row]?.kind === 'group';
  const isDrawn = cursor.row >= firstRow && cursor.row < endRow && cursor.column >= from && cursor.column < to;
  const layout = model.layouts[cursor.row];
  const isHidden = cursor.slotId !== null && layout?.items.every(({ placed }) => placed.slot.id !== cursor.slotId);
  if (isHidden && rows[cursor.row] && layout?.more && !expanded.has(rows[cursor.row]?.key ?? ''))
    expand(rows[cursor.row]?.key ?? '');
  const activeId = groupAt
    ? headId(prefix, cursor.row)
    : cursor.slotId === null
      ? cellId(prefix)
      : slotId(prefix, cursor.row, cursor.slotId);

  return (
    <>
      <div
        ref={scroller}
        role="grid"
        tabIndex={0}
        aria-label={words.translate('timeline.label')}
        aria-describedby={`${prefix}-hint`}
        aria-multiselectable
        aria-readonly={actions.apply === undefined}
        aria-rowcount={rows.length + 1}
        aria-colcount={columnCount(scale.count)}
        aria-activedescendant={isFocused && isDrawn && rows.length > 0 ? activeId : undefined}
        className="tl-scroller"
        data-cursor-day={dayOfColumn(scale, cursor.column)}
        data-narrow={width < NARROW ? '' : undefined}
        style={
          {
            '--tl-names': `${names}px`,
            '--tl-track': `${track}px`,
            '--tl-lines': model.lines,
            '--tl-lane': `${metrics.lane - 2}px`,
            '--tl-head': `${metrics.header}px`,
            '--tl-days': model.shades,
          } as CSSProperties
        }
        onKeyDown={editing.onKeyDown}
        onKeyUp={editing.onKeyUp}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          editing.letGo();
        }}
        onPointerDown={(event) => {
          pointer.onPointerDown(event);
          onPress(event);
        }}
        onPointerOver={onPointerOver}
        onPointerMove={(event) => {
          pointer.onPointerMove(event);
          if (actions.apply) showGrip(event);
          explainDay(event);
        }}
        onClickCapture={pointer.onClickCapture}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onContextMenu={menu.onContextMenu}
      >
        <TimelineHeader
          scale={scale}
          total={model.total}
          holidays={model.holidays}
          nights={model.nights}
          firstDay={span.first}
          today={today}
          from={from}
          to={to}
          height={metrics.header}
          words={words}
          isNarrow={width < NARROW}
        />
        <div role="rowgroup" className="tl-rows" style={{ height: tops[rows.length] ?? 0, width: names + track }}>
          <TimelineRows
            prefix={prefix}
            model={model}
            words={words}
            types={plan.types}
            drawnRows={drawnRows}
            drawnColumns={drawnColumns}
            cursor={isFocused ? cursor : undefined}
            selection={selection}
            faded={editing.heldIds}
            faceOf={props.faceOf}
            hrefOf={props.personPlan?.hrefOf}
          />
          <NowLine scale={scale} />
          {actions.apply && <Grips model={model} selection={selection} />}
          <div className="tl-overlay">
            <EditOverlay preview={preview} bubble={bubble} geometry={geometry} />
          </div>
        </div>
      </div>
      {plan.people.length === 0 && <p className="tl-empty">{words.translate('timeline.empty')}</p>}
      <div id={`${prefix}-hint`} hidden>
        {words.translate('timeline.hint')}
      </div>
      <EditParts editing={editing} types={plan.types} root={scroller} onOpen={actions.open} onRun={editing.run} />
      <SlotCard scroller={scroller} plan={plan} isQuiet={pointer.isDragging} />
      <SlotMenu menu={menu} words={words} />
    </>
  );
}
