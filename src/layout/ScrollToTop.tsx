import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** Scrolled pixels after which the button appears (section 9 of the specification). */
const FAR = 250;

/** False at first, without measuring: reading `scrollY` would force a layout. */
function useIsFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFar;
}

export function ScrollToTop() {
  const translate = useTranslate();
  const isFar = useIsFar();
  if (!isFar) return null;
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      aria-label={label}
      data-hint={label}
      onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
      sx={TO_TOP}
    >
      <KeyboardArrowUp />
    </IconButton>
  );
}

const TO_TOP = {
  position: 'fixed',
  insetInlineEnd: 20,
  bottom: 'calc(20px + var(--banners-height, 0px))',
  width: { xs: 44, sm: 56 },
  height: { xs: 44, sm: 56 },
  // Above the buttons of a form or an import.
  'body:has(main .form-bar) &': { bottom: 'calc(84px + var(--banners-height, 0px))' },
  borderRadius: '50%',
  zIndex: 'fab',
  boxShadow: 6,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  '&:hover': { bgcolor: 'primary.dark' },
} as const;
