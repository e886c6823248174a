import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ListPlace } from './listPlaces';
import type { BACK } from './useBackToList';
import { useListPlaces } from './useListPlaces';

interface KnownPlace {
  /** The list was reached by going back. */
  readonly isReturn: boolean;
  /** Restores the scroll position once the rows are rendered; `area` is the scrolling element within the page. */
  readonly onRows: (area: HTMLElement | null) => void;
}

const ListPlaceContext = createContext<KnownPlace | undefined>(undefined);

const recordOf = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-record]')?.dataset.record;

/** Gives the first of some records that has a row the focus again, as long as nothing else has it. */
function focusRow(area: Element | null, records: readonly (string | undefined)[]): void {
  const { activeElement } = document;
  if (activeElement && !activeElement.contains(area)) return;
  const rows = records.map((record) => record && document.querySelector(`[data-record="${CSS.escape(record)}"]`));
  const row = rows.find((one) => one instanceof Element);
  row?.querySelector<HTMLElement>('.name-link')?.focus({ preventScroll: true });
}

/** Stores the list's scroll position, and restores it when the reader comes back. */
export function ListPlaceProvider({ children }: { readonly children: ReactNode }) {
  const places = useListPlaces();
  const way = useNavigationType();
  const location = useLocation();
  const { key, pathname, search } = location;
  const area = useRef<HTMLElement>(null);
  const [place] = useState<ListPlace | undefined>(() => {
    if (way === 'POP') return places.ofEntry(key);
    return (location.state as Partial<typeof BACK> | null)?.back ? places.lastAt(pathname) : undefined;
  });
  const awaited = useRef(place);
  const focused = useRef<string>(undefined);
  const keep = useEffectEvent(() => {
    // Without rows nothing scrolls, so the stored position is kept.
    if (awaited.current) return;
    const { scrollTop: top = 0, scrollLeft: left = 0 } = area.current ?? {};
    places.keep({ key, pathname }, { search, y: window.scrollY, top, left });
  });
  // A layout effect, so that scrolling by the next page is not recorded for this list.
  useLayoutEffect(() => {
    // Another state of the list is shown by now.
    if (search !== awaited.current?.search) awaited.current = undefined;
    const onScroll = () => keep();
    // The page that comes may hide the rows before it replaces them, which takes the focus from the row.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.contains(area.current)) focused.current = recordOf(target);
    };
    // Capture, because the table's scroll events do not bubble.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('focusin', onFocus);
      // The row that had the focus last is that of the record which is opened.
      const record = focused.current;
      const left = places.ofEntry(key);
      if (record && left) places.keep({ key, pathname }, { ...left, record });
    };
  }, [places, key, pathname, search]);
  // After rendering, because the scroll position needs the layout.
  useEffect(() => {
    keep();
  }, [places, key, pathname, search]);
  const [known] = useState<KnownPlace>(() => ({
    isReturn: place !== undefined,
    onRows: (rows) => {
      area.current = rows;
      const there = awaited.current;
      awaited.current = undefined;
      if (!there) return;
      if (rows) Object.assign(rows, { scrollTop: there.top, scrollLeft: there.left });
      window.scrollTo(0, there.y);
      focused.current = there.read ?? there.record;
      focusRow(rows, [there.read, there.record]);
    },
  }));
  return <ListPlaceContext value={known}>{children}</ListPlaceContext>;
}

/** Restores the scroll position of the rows. @returns ref for the scrolling element within the page */
export function useRowsPlace(): RefObject<HTMLDivElement | null> {
  const known = useContext(ListPlaceContext);
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    known?.onRows(area.current);
  }, [known]);
  return area;
}

/** True if the reader came back to the list. */
export const useIsReturn = (): boolean => useContext(ListPlaceContext)?.isReturn ?? false;
