import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { usePrinting } from './usePrinting';

/** Whether the window is a telephone's. Paper is wider: what is printed is what is on the screen, and not drawn anew for it. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(isNarrow);
  if (!isPrinting && onScreen !== isNarrow) setOnScreen(isNarrow);
  return isPrinting ? onScreen : isNarrow;
}
