import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { Board } from '../../../language/board';
import { offeredSpec } from '../../../records/fieldRules';
import { optionsOf, type Option } from '../../../fields/shared/options';
import { representationOf } from '../../../records/representation';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useAllowedActions } from '../../access/useAllowed';
import { useMayTake } from '../../access/useMayTake';
import { useScreen } from '../../ScreenContext';
import { BoardColumn } from './BoardColumn';
import { focusStep } from './focusStep';
import { useMoveCard } from './useMoveCard';

export interface BoardViewProps {
  readonly board: Board;
}

/** The list as a board; cards move by pointer, keyboard or menu. */
export function BoardView({ board }: BoardViewProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const place = useRef<HTMLDivElement>(null);
  const allowed = useAllowedActions();
  const [dragged, setDragged] = useState<AnyRecord>();
  const { busy, move, said } = useMoveCard(board.by, (record) => representationOf(schema, record));
  const mayTake = useMayTake();
  const by = schema.fields[board.by];
  const options = optionsOf(by);
  const offeredOf = (record: AnyRecord): readonly Option[] =>
    by ? optionsOf(offeredSpec(schema, board.by, by, { values: record, stored: record, mayTake })) : [];

  const moveTo = async (record: AnyRecord, to: Option | undefined) => {
    if (!to || !allowed.edit) return;
    if (await move(record, to)) focusCard(place.current, record.id, to.value);
  };
  /** Arrows move the focus between cards; with Ctrl they move the card to the next column. */
  const onKey = (event: KeyboardEvent, record: AnyRecord, column: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.ctrlKey && step !== 0) {
      event.preventDefault();
      void moveTo(record, options[column + step]);
    } else if (focusStep(place.current, event)) event.preventDefault();
  };
  return (
    <>
      <p id="board-keys" style={visuallyHidden}>
        {translate('screens.board.keys')}
      </p>
      {/* Focusable, so that the keyboard can scroll it even if no column has a card. */}
      <Box ref={place} tabIndex={0} role="group" aria-label={translate('screens.board.label')} sx={BOARD}>
        {options.map((option, column) => (
          <BoardColumn
            key={option.value}
            board={board}
            option={option}
            options={options}
            offeredOf={offeredOf}
            isOver={dragged !== undefined && dragged[board.by] !== option.value}
            isEditable={allowed.edit}
            isLink={allowed.show}
            busy={busy}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged) void moveTo(dragged, option);
              setDragged(undefined);
            }}
            onMove={(record, to) => void moveTo(record, to)}
            onKey={(event, record) => onKey(event, record, column)}
          />
        ))}
      </Box>
      <div role="status" aria-live="polite" style={visuallyHidden}>
        {said}
      </div>
    </>
  );
}

/** Milliseconds to wait for a moved card to appear. */
const LONGEST = 5_000;

/** Focuses a moved card once the refetched column shows it. */
function focusCard(place: HTMLElement | null, id: number, column: Option['value'], until = Date.now() + LONGEST): void {
  requestAnimationFrame(() => {
    const card = place?.querySelector<HTMLElement>(`[data-column="${column}"] [data-card="${id}"]`);
    const focused = document.activeElement;
    // Leaves the focus alone if the person has moved it meanwhile.
    if (focused !== document.body && !place?.contains(focused)) return;
    if (card) card.focus();
    else if (Date.now() < until) focusCard(place, id, column, until);
  });
}

const BOARD = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'minmax(82vw, 1fr)', sm: 'minmax(240px, 1fr)' },
  gap: 1.5,
  overflowX: 'auto',
  alignItems: 'start',
  pb: 1,
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
} as const;
