import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, useContext } from 'react';

/** From this width on, the tools of the plan have their words. */
const ROOMY = '(min-width:1440px)';

/** True where the tools stand below each other, as in the menu of a phone. */
export const ToolsBelow = createContext(false);

/** Whether the tools of the plan show their words beside their icons. */
export function useToolWords(): boolean {
  const isRoomy = useMediaQuery(ROOMY, { noSsr: true });
  return useContext(ToolsBelow) || isRoomy;
}
