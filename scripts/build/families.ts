/** A family of screens, and the most that opening one with nothing cached may load of the application. */
export interface ScreenFamily {
  readonly name: string;
  /** The source files of its screens, each with everything that it imports at once. */
  readonly modules: readonly string[];
  readonly files: number;
  /** Kilobytes of JavaScript, gzipped. */
  readonly kilobytes: number;
}

const START = ['src/main.ts', 'src/startFront.tsx'];
const SHELL = [...START, 'src/App.tsx'];
const VIEWS = 'src/resources/views';

/** A little above what is reached: what a screen does not show at once comes with its first use. */
export const FAMILIES: readonly ScreenFamily[] = [
  { name: 'first page', modules: START, files: 3, kilobytes: 88 },
  { name: 'shell', modules: SHELL, files: 4, kilobytes: 352 },
  { name: 'list', modules: [...SHELL, `${VIEWS}/list/ListScreen.tsx`], files: 6, kilobytes: 402 },
  {
    name: 'details and form',
    modules: [
      ...SHELL,
      `${VIEWS}/show/ShowScreen.tsx`,
      `${VIEWS}/form/CreateScreen.tsx`,
      `${VIEWS}/form/EditScreen.tsx`,
    ],
    files: 7,
    kilobytes: 503,
  },
  {
    name: 'planning',
    modules: [...SHELL, 'src/planning/page/PlanningPage.tsx', 'src/planning/timeline/Timeline.tsx'],
    files: 9,
    // The engine that edits slots is the same in the timeline and in the calendar.
    kilobytes: 602.5,
  },
  { name: 'calendar', modules: [...SHELL, 'src/planning/calendar/MonthGrid.tsx'], files: 11, kilobytes: 659.5 },
  { name: 'grid', modules: [...SHELL, `${VIEWS}/grid/GridScreen.tsx`], files: 9, kilobytes: 575.5 },
  { name: 'import', modules: [...SHELL, `${VIEWS}/import/ImportScreen.tsx`], files: 9, kilobytes: 569.5 },
  { name: 'export', modules: [...SHELL, `${VIEWS}/export/ExportDialog.tsx`], files: 9, kilobytes: 585.5 },
];

/** With what budgets were measured, and what each file of declarations more may add to every family: they are data of a portal. */
export const DECLARATIONS = { files: 71, kilobytesEach: 0.5 } as const;
