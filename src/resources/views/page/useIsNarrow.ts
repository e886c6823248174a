import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { usePrinting } from './usePrinting';

/** True on telephones. Ignores the paper's width while printing, so that the page is not laid out anew. */
export function useIsNarrow(): boolean {
  const isNarrow = useMediaQuery('(max-width:599.95px)');
  const isPrinting = usePrinting();
  const [onScreen, setOnScreen] = useState(isNarrow);
  if (!isPrinting && onScreen !== isNarrow) setOnScreen(isNarrow);
  return isPrinting ? onScreen : isNarrow;
}
