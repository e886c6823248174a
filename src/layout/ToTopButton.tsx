import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import Zoom from '@mui/material/Zoom';
import { useTranslate } from 'ra-core';

/** A button back to the top of the page. */
export default function ToTopButton({ isOffered }: { readonly isOffered: boolean }) {
  const translate = useTranslate();
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Zoom in={isOffered} appear unmountOnExit>
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
