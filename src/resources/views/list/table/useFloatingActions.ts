import useMediaQuery from '@mui/material/useMediaQuery';
import { rowActionNames } from '../otherList';
import { useScreen } from '../../ScreenContext';

/** Devices on which row icons can appear on hover. */
const POINTER = '(hover: hover) and (forced-colors: none)';

/** True if row icons float on hover and need no column; labelled actions always need one. */
export function useFloatingActions(): boolean {
  const { schema } = useScreen();
  const hasPointer = useMediaQuery(POINTER, { noSsr: true });
  return hasPointer && rowActionNames(schema).length === 0;
}
