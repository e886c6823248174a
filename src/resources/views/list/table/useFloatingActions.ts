import useMediaQuery from '@mui/material/useMediaQuery';
import { rowActionNames } from '../otherList';
import { useScreen } from '../../ScreenContext';

/** The icons of rows are seen with the pointer alone. */
const POINTER = '(hover: hover) and (forced-colors: none)';

/** Whether the icons of a row float above its end while the pointer is there, and need no column; words always need one. */
export function useFloatingActions(): boolean {
  const { schema } = useScreen();
  const hasPointer = useMediaQuery(POINTER, { noSsr: true });
  return hasPointer && rowActionNames(schema).length === 0;
}
