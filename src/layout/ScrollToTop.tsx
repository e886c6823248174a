import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';

/** Scrolled pixels after which the way back is offered (section 9 of the specification). */
const FAR = 250;

/** Whether the page is scrolled far down; it is at its top when it opens, and asking where it is would have it laid out at once. */
function useIsFar(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFar;
}

/** A button back to the top of the page. */
export function ScrollToTop() {
  const translate = useTranslate();
  const far = useIsFar();
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Zoom in={far} unmountOnExit>
      <Fab
        aria-label={label}
        data-hint={label}
        color="primary"
        onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
        sx={{ position: 'fixed', insetInlineEnd: 20, bottom: 'calc(20px + var(--banners-height, 0px))' }}
      >
        <KeyboardArrowUp />
      </Fab>
    </Zoom>
  );
}
