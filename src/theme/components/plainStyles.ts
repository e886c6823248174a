import type { CSSObject, Theme } from '@mui/material/styles';
import { listTableStyles } from './listTable';
import { pageFrameStyles } from './pageFrame';
import { plainControlStyles } from './plainControls';
import { plainElementStyles } from './plainElements';

/** The classes of plain elements inside a page. Nested in a selector they hold there alone, in another skin than the page's. */
export const plainStyles = (theme: Theme): CSSObject => ({
  ...plainElementStyles(theme),
  ...plainControlStyles(theme),
  ...pageFrameStyles(theme),
  ...listTableStyles(theme),
});
