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
  /** One comes back to the list; it is not opened anew. */
  readonly isReturn: boolean;
  /** Scrolls to where the list was, once its rows are there; `area` is what scrolls them inside the page. */
  readonly onRows: (area: HTMLElement | null) => void;
}

const ListPlaceContext = createContext<KnownPlace | undefined>(undefined);

/** Remembers where the list inside is scrolled to, and shows it there again to whom comes back. */
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
  const keep = useEffectEvent(() => {
    // Without rows there is nothing to scroll: the place before is still where one wants to be.
    if (awaited.current) return;
    const { scrollTop: top = 0, scrollLeft: left = 0 } = area.current ?? {};
    places.keep({ key, pathname }, { search, y: window.scrollY, top, left });
  });
  // Before the next page is drawn and scrolls: what it does is no place of this list.
  useLayoutEffect(() => {
    // Something else is shown by now.
    if (search !== awaited.current?.search) awaited.current = undefined;
    const onScroll = () => keep();
    // Captured, because the scrolling of the table is told to nothing above it.
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', onScroll, { capture: true });
  }, [places, key, pathname, search]);
  // After the page is drawn: where it is scrolled to needs its layout.
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
    },
  }));
  return <ListPlaceContext value={known}>{children}</ListPlaceContext>;
}

/** For the rows of a list: shows them where they were. @returns the ref of what scrolls them inside the page, if anything does */
export function useRowsPlace(): RefObject<HTMLDivElement | null> {
  const known = useContext(ListPlaceContext);
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    known?.onRows(area.current);
  }, [known]);
  return area;
}

/** Whether one has come back to the list around, which then is as it was. */
export const useIsReturn = (): boolean => useContext(ListPlaceContext)?.isReturn ?? false;
