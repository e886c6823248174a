import { useCallback, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import { rowsBetween } from '../rows/heights';
import { columnsBetween, namesWidth, NARROW } from '../scale';
import type { TimelineProps } from '../timelineProps';
import { useTimelineModel } from '../useTimelineModel';
import { useTimelineWords } from '../timelineWords';
import { DragOverlay } from './DragOverlay';
import { showGrip } from './gripCursor';
import { Grips } from './Grips';
import { cellId, headId, slotId } from './ids';
import { KeysHelp } from './KeysHelp';
import { createPreviewStore } from './preview';
import { SCROLL_STEP } from './scrollStore';
import { SlotCard } from './SlotCard';
import { SlotMenu } from './SlotMenu';
import { SelectionBar } from './SelectionBar';
import { TimelineHeader } from './TimelineHeader';
import { useClicks } from './useClicks';
import { useSlotMenu } from './useSlotMenu';
import { TimelineRows } from './TimelineRows';
import { useReveal } from './useReveal';
import { useTimelineInteraction } from './useTimelineInteraction';
import { useScrolled, type Size } from './useViewport';

export interface TimelineGridProps {
  readonly props: TimelineProps;
  readonly size: Size;
  /** Begins the ids of its elements. */
  readonly prefix: string;
}

/** Pixels drawn above and below what is visible. */
const OVERSCAN = 96;
const NONE: ReadonlySet<number> = new Set();

/** The grid of a timeline whose size is known. */
export function TimelineGrid({ props, size, prefix }: TimelineGridProps) {
  const { plan, span, zoom, actions, selection, onSelection } = props;
  const words = useTimelineWords();
  const scroller = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const [preview] = useState(createPreviewStore);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set<string>());
  const [said, setSaid] = useState('');
  const [hasHelp, setHelp] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [now] = useState(() => dayIndexOf(Date.now()));
  const today = props.today ?? now;
  const { top, left, store } = useScrolled(scroller);
  const { width } = size;
  const model = useTimelineModel({ ...props, language: words.language, today, expanded, width });
  const { board, scale, metrics, tops } = model;
  const { rows } = board;
  const track = scale.count * scale.width;
  const names = Math.max(namesWidth(width), Math.min(width - track, namesWidth(width) + 40));
  const say = useCallback(
    // The same words twice would not be read twice.
    (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    [],
  );
  const reveal = useReveal(scroller, model, names, store);
  const { keyboard, pointer, onDraw, findingOf, faded } = useTimelineInteraction({
    props,
    model,
    words,
    scroller,
    bubble,
    preview,
    width,
    names,
    say,
    reveal,
    showHelp: () => setHelp(true),
  });
  const { cursor } = keyboard;

  // By hours the morning is what one wants to see first.
  useLayoutEffect(() => {
    if (zoom === 'hours' && scroller.current) scroller.current.scrollLeft = 7 * scale.width;
  }, [zoom, scale.width]);

  const expand = (key: string) => setExpanded((before) => new Set([...before, key]));

  const { onClick, onDoubleClick } = useClicks({
    props,
    model,
    keyboard,
    pointer,
    isFocused,
    onDraw,
    onExpand: expand,
    onFold: (key) => expanded.has(key) && setExpanded(new Set([...expanded].filter((one) => one !== key))),
  });
  const menu = useSlotMenu({ props, model, keyboard, pointer, onDraw, scroller });
  /** The tooltip of a name that is cut, written when it is wanted; slots have a card. */
  const onPointerOver = (event: { readonly target: EventTarget }) => {
    const element = (event.target as HTMLElement).closest<HTMLElement>('.tl-name');
    if (element && !element.title) element.title = element.getAttribute('aria-label') ?? element.textContent;
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
        aria-colcount={scale.count + 1}
        aria-activedescendant={isFocused && isDrawn && rows.length > 0 ? activeId : undefined}
        className="tl-scroller"
        data-narrow={width < NARROW ? '' : undefined}
        style={
          {
            '--tl-names': `${names}px`,
            '--tl-track': `${track}px`,
            '--tl-column': `${scale.width}px`,
            '--tl-lane': `${metrics.lane - 2}px`,
            '--tl-head': `${metrics.header}px`,
            '--tl-days': model.shades,
          } as CSSProperties
        }
        onKeyDown={(event) => {
          if (event.key === 'Escape' && pointer.isDragging()) {
            event.preventDefault();
            pointer.cancel();
            say(words.translate('timeline.said.cancelled'));
          } else keyboard.onKeyDown(event);
        }}
        onKeyUp={keyboard.onKeyUp}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false);
          keyboard.letGo();
        }}
        onPointerDown={pointer.onPointerDown}
        onPointerOver={onPointerOver}
        onPointerMove={actions.apply ? showGrip : undefined}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        onContextMenu={menu.onContextMenu}
      >
        <TimelineHeader
          scale={scale}
          total={model.total}
          holidays={model.holidays}
          firstDay={span.first}
          today={today}
          from={from}
          to={to}
          height={metrics.header}
          words={words}
        />
        <div role="rowgroup" className="tl-rows" style={{ height: tops[rows.length] ?? 0, width: names + track }}>
          <TimelineRows
            prefix={prefix}
            model={model}
            words={words}
            drawnRows={drawnRows}
            drawnColumns={drawnColumns}
            cursor={isFocused ? cursor : undefined}
            selection={selection}
            faded={faded}
            faceOf={props.faceOf}
          />
          {actions.apply && <Grips model={model} selection={selection} />}
          <DragOverlay store={preview} bubble={bubble} findingOf={findingOf} />
        </div>
      </div>
      {plan.people.length === 0 && <p className="tl-empty">{words.translate('timeline.empty')}</p>}
      <div id={`${prefix}-hint`} hidden>
        {words.translate('timeline.hint')}
      </div>
      <div aria-live="polite" className="tl-live">
        {said}
      </div>
      <SelectionBar
        count={selection.size}
        hasClipboard={keyboard.state.clipboard !== null}
        canWrite={actions.apply !== undefined}
        words={words}
        onRun={(name) => {
          scroller.current?.focus({ preventScroll: true });
          keyboard.run(name);
        }}
        onOpen={selection.size === 1 ? () => actions.open([...selection][0] ?? 0) : undefined}
        onClear={() => onSelection(NONE)}
        onHelp={() => setHelp(true)}
      />
      <SlotCard scroller={scroller} plan={plan} isQuiet={pointer.isDragging} />
      <SlotMenu menu={menu} words={words} />
      <KeysHelp isOpen={hasHelp} onClose={() => setHelp(false)} words={words} />
    </>
  );
}
