/** A family of screens with its budget: the maximum that opening one without a cache may load. */
export interface ScreenFamily {
  readonly name: string;
  /** Source files of the screens; all of their static imports count too. */
  readonly modules: readonly string[];
  readonly files: number;
  /** Kilobytes of JavaScript, gzipped. */
  readonly kilobytes: number;
}

const START = ['src/main.ts', 'src/startFront.tsx'];
const SHELL = [...START, 'src/App.tsx'];
const VIEWS = 'src/resources/views';

/** Slightly above the present sizes. Parts that a screen does not show at once must load on first use. */
export const FAMILIES: readonly ScreenFamily[] = [
  { name: 'first page', modules: START, files: 3, kilobytes: 88 },
  { name: 'shell', modules: SHELL, files: 4, kilobytes: 366.5 },
  { name: 'list', modules: [...SHELL, `${VIEWS}/list/ListScreen.tsx`], files: 6, kilobytes: 428 },
  {
    name: 'first hover in a list',
    modules: [...SHELL, `${VIEWS}/list/ListScreen.tsx`, `${VIEWS}/list/table/editing/RowEditor.tsx`],
    // The form of a name is there before its button is pressed, and so are its inputs; dialogs are not.
    files: 8,
    kilobytes: 540,
  },
  {
    name: 'details and form',
    modules: [
      ...SHELL,
      `${VIEWS}/show/ShowScreen.tsx`,
      `${VIEWS}/form/CreateScreen.tsx`,
      `${VIEWS}/form/EditScreen.tsx`,
    ],
    files: 7,
    kilobytes: 536.5,
  },
  {
    name: 'planning',
    modules: [...SHELL, 'src/planning/page/PlanningPage.tsx', 'src/planning/timeline/Timeline.tsx'],
    files: 9,
    // The timeline and the calendar share the editing engine.
    kilobytes: 660,
  },
  { name: 'calendar', modules: [...SHELL, 'src/planning/calendar/MonthGrid.tsx'], files: 11, kilobytes: 720.5 },
  { name: 'grid', modules: [...SHELL, `${VIEWS}/grid/GridScreen.tsx`], files: 9, kilobytes: 617.5 },
  { name: 'import', modules: [...SHELL, `${VIEWS}/import/ImportScreen.tsx`], files: 9, kilobytes: 613.5 },
  { name: 'export', modules: [...SHELL, `${VIEWS}/export/ExportDialog.tsx`], files: 9, kilobytes: 627.5 },
];

/** Number of declaration files when the budgets were measured, and the allowance for each additional one. */
export const DECLARATIONS = { files: 71, kilobytesEach: 0.5 } as const;
