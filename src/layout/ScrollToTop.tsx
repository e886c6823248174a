import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** Scrolled pixels after which the button appears (section 9 of the specification). */
const FAR = 250;

/** Pixels below the top of the buttons of a form or an import, which on a phone take several lines. */
function barRoom(): number {
  const bar = document.querySelector('main .form-bar');
  return bar ? Math.max(0, Math.round(window.innerHeight - bar.getBoundingClientRect().top)) : 0;
}

/**
 * Pixels to stay free below the button; undefined if the page is not scrolled far. At first without measuring: reading
 * `scrollY` would force a layout.
 */
function useRoomBelow(): number | undefined {
  const [room, setRoom] = useState<number>();
  useEffect(() => {
    const look = () => setRoom(window.scrollY > FAR ? barRoom() : undefined);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return room;
}

export function ScrollToTop() {
  const translate = useTranslate();
  const room = useRoomBelow();
  if (room === undefined) return null;
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      style={{ bottom: `calc(20px + max(${room}px, var(--banners-height, 0px)))` }}
      sx={TO_TOP}
    >
      <KeyboardArrowUp />
    </IconButton>
  );
}

const TO_TOP = {
  position: 'fixed',
  insetInlineEnd: 20,
  width: { xs: 44, sm: 56 },
  height: { xs: 44, sm: 56 },
  borderRadius: '50%',
  zIndex: 'fab',
  boxShadow: 6,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;
