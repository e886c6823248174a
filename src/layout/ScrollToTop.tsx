import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslate } from 'ra-core';

/** Scrolled pixels after which the way back is offered (section 9 of the specification). */
const FAR = 250;

/** A button back to the top of the page. */
export function ScrollToTop() {
  const translate = useTranslate();
  const far = useScrollTrigger({ disableHysteresis: true, threshold: FAR });
  const label = translate('shell.toTop');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Zoom in={far} unmountOnExit>
      <Tooltip title={label} placement="left">
        <Fab
          aria-label={label}
          color="primary"
          onClick={() => window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })}
          sx={{ position: 'fixed', insetInlineEnd: 20, bottom: 'calc(20px + var(--banners-height, 0px))' }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Tooltip>
    </Zoom>
  );
}
