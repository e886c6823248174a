import { useEffect, useState, type RefObject } from 'react';

/** Part of the window's height above which a section's title counts as reached. */
const REACHED = 0.35;

/** Index of the section that is read: the last whose title is in the upper part of the window, or of a page at its end. */
export function useCurrentSection(content: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let frame = 0;
    const find = () => {
      frame = 0;
      const sections = [...(content.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])];
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      const edge = window.innerHeight * REACHED;
      const reached = isAtEnd ? sections : sections.filter((one) => one.getBoundingClientRect().top < edge);
      setCurrent(Number(reached.at(-1)?.dataset['section'] ?? 0));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(find);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [content]);
  return current;
}
