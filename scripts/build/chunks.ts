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
  // What speaks to the identity provider comes with the first renewal, where the page has signed in by itself.
  { name: 'issuer', test: /src\/authProvider\/issuer\.ts$/ },
  { name: 'first', test: /src\/startFront\.tsx?$/ },
  { name: 'app', test: /src\/App\.tsx?$/ },
  { name: 'list', test: /src\/resources\/views\/list\/ListScreen\.tsx?$/ },
  // Lists only show values.
  { name: 'inputs', test: /src\/resources\/fields\/\w+\/inputs\.tsx?$/ },
  {
    name: 'record',
    test: /src\/resources\/views\/(show\/Show|form\/Create|form\/Edit)Screen\.tsx?$|\/views\/(dialogs\/(Create|Edit)Dialog|list\/table\/editing\/CellEditor)\.tsx?$|src\/custom-pages\/notices\/(NoticesPanel|UserPanels)\.tsx?$/,
  },
  // Small parts that several rarer screens share: none of them loads another screen for an icon.
  {
    name: 'common',
    test: /@mui\/(icons-material|material)\/|lodash\/|ra-core\/|src\/(theme|custom-pages\/(parts|statistics)|dataProvider(?!\/adapters))\/|src\/resources\/(views\/(requests|changes|page)|exchange\/(cells|write))\/|fields\/shared\//,
    minShareCount: 2,
  },
  // What dates are read and written with, in forms and in the calendar of the plan; what picks a day is heavy, and loads no plan.
  { name: 'dates', test: /(date-fns|dom-helpers|@babel\/runtime)\/|calendar\/wallDates\.ts$/, minShareCount: 2 },
  { name: 'dayPicker', test: /fields\/shared\/dates\/Picker\.tsx?$|src\/planning\/page\/DayPicker\.tsx?$/ },
  // Small, and asked for at any moment: it waits for no other page.
  { name: 'palette', test: /src\/layout\/palette\/PaletteAnswers\.tsx?$/ },
  { name: 'planning', test: /src\/planning\/(page\/PlanningPage|timeline\/Timeline)\.tsx?$/ },
  { name: 'calendar', test: /src\/planning\/calendar\/(TimeGrid|MonthGrid|Agenda)\.tsx?$/ },
  // What is opened from a list or a record by a click is small, and comes together with what is opened beside it; so does what few forms have.
  {
    name: 'tools',
    test: /\/views\/(history\/((Bin|Changes|History)Screen|HistoryPanel)|bulk\/Bulk(Action|Call|Delete|Edit)Dialog|export\/ExportDialog|members\/AddMembersDialog|list\/(columns\/ColumnPanel|filters\/FilterPopover|table\/editing\/EditableCells|calendar\/CalendarView|presentation\/PresentationChoice|board\/BoardView)|help\/HelpDrawer|form\/(ComputedField|steps\/FormSteps)|conflict\/LiveNews|savedViews\/(ViewsPanel|ReplaceDialog)|delete\/(DeleteDialog|ReplaceBy)|show\/actions\/DownloadDialog)\.tsx?$/,
  },
  { name: 'import', test: /\/views\/import\/(ImportScreen\.tsx?|engine\/createImporter\.ts)$/ },
  {
    name: 'planningTools',
    test: /src\/planning\/(slotForm\/(SlotEditor|SlotDetails|tools\/\w+)|months\/MonthsDialog|requests\/(ProposeDialog|OwnRequestsDialog|RequestsPage)|exports\/page\/ExportPage|simulations\/SimulationPanel|calendar\/YearView)\.tsx?$/,
  },
  {
    name: 'pages',
    test: /src\/custom-pages\/(changelogs\/NewsPage|preferences\/PreferencesPage|profile\/ProfilePage|incidents\/(report\/ReportPage|followUp\/IncidentPanel)|people\/requests\/(ChangeRequestsPage|ProposeDialog)|exports\/ExportConditions|exportTemplate\/TemplatePreview|notices\/SettingPanels|feedback\/(OpinionAverages|MoodCurves))\.tsx?$|src\/layout\/(notices\/NoticeDialog|opinion\/OpinionDialog)\.tsx?$|fields\/image\/crop\/CropDialog\.tsx?$/,
  },
  {
    name: 'organisation',
    test: /src\/custom-pages\/(access\/(matrix\/AuthorisationsPage|identities\/AccessControlPage)|people\/directory\/DirectoryPage|outbox\/DeliveriesPage|explorer\/ExplorerPage|design\/DesignPage|statistics\/(StatisticsPage|own\/DefinitionDialog))\.tsx?$|views\/pages\/DeclaredPage\.tsx?$/,
  },
  // What every page gets once it rests, and what the bar opens.
  {
    name: 'home',
    test: /src\/(custom-pages\/(home\/HomePage|bi\/OwnReports)|planning\/requests\/OwnSummary|layout\/(inbox\/InboxList|live\/startLive)|dataProvider\/live\/openEvents)\.tsx?$/,
  },
  // What stands in for what an API lacks is loaded for that API alone.
  { name: 'contract', test: /src\/dataProvider\/adapters\/contract\/createContractAdapter\.ts$/ },
  // What several rarer screens share stands in few files, each loaded only where most of it is needed.
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 20_000, minShareCount: 2 },
];

/** The groups for the bundler, which asks for a priority instead of an order. */
export const chunkGroups = () => GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
