import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Pixels from the edge of a list at which it scrolls, and by how many for each move of the pointer. */
const EDGE = 24;
const STEP = 12;

function rowAt(list: HTMLElement, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  return rows.findIndex(({ top, bottom }) => y >= top && y < bottom);
}

function scrollAtEdge(list: HTMLElement, y: number): void {
  const { top, bottom } = list.getBoundingClientRect();
  if (y < top + EDGE) list.scrollTop -= STEP;
  else if (y > bottom - EDGE) list.scrollTop += STEP;
}

/**
 * Reorders the first rows of a list by dragging, with a mouse, a pen or a finger. The new order is told once, on
 * release; buttons beside the handle serve the keyboard.
 *
 * @param names of the rows that can be moved
 */
export function useDragOrder<Name extends string>(names: readonly Name[], onDrop: (names: readonly Name[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<{ readonly name: Name; readonly order: readonly Name[] }>();
  // On the window: the row moves in the document, and would lose a captured pointer.
  const begin = (name: Name, event: ReactPointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const leave = new AbortController();
    let order = names;
    setDrag({ name, order });
    const move = ({ clientY }: PointerEvent) => {
      if (!list.current) return;
      scrollAtEdge(list.current, clientY);
      const to = Math.min(rowAt(list.current, clientY), names.length - 1);
      const from = order.indexOf(name);
      if (to < 0 || from === to) return;
      order = order.toSpliced(from, 1).toSpliced(to, 0, name);
      setDrag({ name, order });
    };
    const end = ({ type }: PointerEvent) => {
      leave.abort();
      setDrag(undefined);
      if (type === 'pointerup' && order !== names) onDrop(order);
    };
    window.addEventListener('pointermove', move, { signal: leave.signal });
    window.addEventListener('pointerup', end, { signal: leave.signal });
    window.addEventListener('pointercancel', end, { signal: leave.signal });
  };
  return { list, order: drag?.order ?? names, dragged: drag?.name, begin };
}
