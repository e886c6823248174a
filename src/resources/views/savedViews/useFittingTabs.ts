import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many of the tabs in a strip stand in its first line: those that were wrapped out of it have no room. */
export function useFittingTabs(strip: RefObject<HTMLElement | null>, names: string): number {
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => {
      const tabs = [...element.children] as HTMLElement[];
      const wrapped = tabs.findIndex((tab) => tab.offsetTop > (tabs[0]?.offsetTop ?? 0));
      setCount(wrapped < 0 ? tabs.length : wrapped);
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [strip, names]);
  return count;
}
