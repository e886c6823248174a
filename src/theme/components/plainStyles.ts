import type { CSSObject, Theme } from '@mui/material/styles';
import { listTableStyles } from './listTable';
import { pageFrameStyles } from './pageFrame';
import { plainControlStyles } from './plainControls';
import { plainElementStyles } from './plainElements';
import { recordLineStyles } from './recordLines';

/** All classes of plain elements. Nested in a selector, they apply only there, for example in another skin. */
export const plainStyles = (theme: Theme): CSSObject => ({
  ...plainElementStyles(theme),
  ...plainControlStyles(theme),
  ...pageFrameStyles(theme),
  ...listTableStyles(theme),
  ...recordLineStyles(theme),
});
