import type { ComponentType } from 'react';
import { withEveryLanguage } from '../../language/declaredWords/loadLanguage';
import type { Tool } from '../../routes/tools';
import { lazyScreen } from '../lazyScreen';

export const TOOL_SCREENS: Readonly<Record<Tool, ComponentType<{ readonly id: string }>>> = {
  import: lazyScreen(() => withEveryLanguage(import('../import/ImportScreen'))),
  grid: lazyScreen(() => withEveryLanguage(import('../grid/GridScreen'))),
  bin: lazyScreen(() => import('../history/BinScreen')),
  changes: lazyScreen(() => import('../history/ChangesScreen')),
  history: lazyScreen(() => import('../history/HistoryScreen')),
};
