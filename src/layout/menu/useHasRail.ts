import useMediaQuery from '@mui/material/useMediaQuery';
import { useMenuPlace } from '../preferences/preferences';

/** From this width on, the menu's icons beside a page that uses the whole window cost it no legibility. */
const ROOMY = '(min-width:1440px)';

/** Whether pages without the app bar have the rail beside them; otherwise they show the drawer's button. */
export function useHasRail(): boolean {
  const [place] = useMenuPlace();
  return useMediaQuery(ROOMY, { noSsr: true }) && place === 'aside';
}
