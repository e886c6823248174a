interface ChunkGroup {
  /** The name of the file that the group becomes. */
  readonly name: string;
  /** The modules that the group takes, each with everything that it imports at once. */
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
  readonly minShareCount?: number;
}

/**
 * What of the front end is loaded together, the first group first: a module belongs to the first that takes it. A screen
 * is there after a handful of files; cut by use alone, its list was 133 files, most of them below 2 kB.
 */
const GROUPS: readonly ChunkGroup[] = [
  // The sign-in begins before anything that draws is read.
  { name: 'entry', tags: ['$initial'] },
  { name: 'first', test: /src\/startFront\.tsx$/ },
  { name: 'app', test: /src\/App\.tsx$/ },
  { name: 'list', test: /src\/resources\/views\/list\/ListScreen\.tsx$/ },
  {
    name: 'record',
    test: /src\/resources\/views\/(show\/Show|form\/Create|form\/Edit)Screen\.tsx$|\/views\/dialogs\/(Create|Edit)Dialog\.tsx$/,
  },
  { name: 'planning', test: /src\/planning\/(page\/PlanningPage|timeline\/Timeline)\.tsx$/ },
  { name: 'calendar', test: /src\/planning\/calendar\/(TimeGrid|MonthGrid|Agenda)\.tsx$/ },
  // What several rarer screens share stands in few files, each loaded only where most of it is needed.
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 20_000, minShareCount: 2 },
];

/** The groups for the bundler, which asks for a priority instead of an order. */
export const chunkGroups = () => GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
