import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';

/** Scrolled pixels after which the button appears (section 9 of the specification). */
const FAR = 250;

/** Pixels below the top of the buttons of a form, an import or a selection, which on a phone take several lines. */
function barRoom(): number {
  const bar = document.querySelector('main :is(.form-bar, [data-selection])');
  return bar ? Math.max(0, Math.round(window.innerHeight - bar.getBoundingClientRect().top)) : 0;
}

interface Scrolled {
  readonly isUpwards: boolean;
  /** Pixels to stay free below a button in the corner. */
  readonly room: number;
}

/** Undefined if the page is not scrolled far. At first without measuring: reading `scrollY` would force a layout. */
function useScrolledFar(): Scrolled | undefined {
  const [scrolled, setScrolled] = useState<Scrolled>();
  const last = useRef(0);
  useEffect(() => {
    const look = () => {
      const { scrollY } = window;
      const isUpwards = scrollY < last.current;
      last.current = scrollY;
      setScrolled(scrollY > FAR ? { isUpwards, room: barRoom() } : undefined);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
}

export interface ScrollToTopProps {
  /** In the app bar it covers nothing; in the corner of the page it appears only while one scrolls back. */
  readonly place: 'bar' | 'corner';
}

export function ScrollToTop({ place }: ScrollToTopProps) {
  const translate = useTranslate();
  const scrolled = useScrolledFar();
  const isSmall = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  if (!scrolled || (place === 'bar' ? isSmall : !scrolled.isUpwards)) return null;
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      style={
        place === 'corner' ? { bottom: `calc(20px + max(${scrolled.room}px, var(--banners-height, 0px)))` } : undefined
      }
      sx={place === 'bar' ? IN_BAR : IN_CORNER}
    >
      <KeyboardArrowUp />
    </IconButton>
  );
}

// Quieter than what the page is for.
const IN_BAR = { width: 34, height: 34, p: 0, flexShrink: 0, color: 'text.secondary' } as const;
const IN_CORNER = {
  ...{ borderRadius: '50%', color: 'text.primary', bgcolor: 'background.paper', border: 1, borderColor: 'divider' },
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
  ...{ position: 'fixed', insetInlineEnd: 20, zIndex: 'fab', boxShadow: 6 },
  ...{ width: 44, height: 44 },
} as const;
