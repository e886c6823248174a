interface ChunkGroup {
  readonly name: string;
  /** Modules of the group, each with all of its static imports. */
  readonly test?: RegExp;
  readonly tags?: ['$initial'];
  readonly entriesAware?: boolean;
  readonly entriesAwareMergeThreshold?: number;
  readonly minShareCount?: number;
}

/** Groups of modules that load together; the first match wins. Split by usage alone, a list took 133 files. */
const GROUPS: readonly ChunkGroup[] = [
  // The sign-in begins before any rendering code is parsed.
  { name: 'entry', tags: ['$initial'] },
  // A page that signs in by itself needs the issuer's code only for the first renewal.
  { name: 'issuer', test: /src\/authProvider\/issuer\.ts$/ },
  { name: 'first', test: /src\/startFront\.tsx?$/ },
  { name: 'app', test: /src\/App\.tsx?$/ },
  { name: 'list', test: /src\/resources\/views\/list\/ListScreen\.tsx?$/ },
  // Lists show values but have no inputs.
  { name: 'inputs', test: /src\/resources\/fields\/\w+\/inputs\.tsx?$/ },
  {
    name: 'record',
    test: /src\/resources\/views\/(show\/Show|form\/Create|form\/Edit)Screen\.tsx?$|\/views\/(dialogs\/(Create|Edit)Dialog|list\/table\/editing\/CellEditor)\.tsx?$|src\/custom-pages\/notices\/(NoticesPanel|UserPanels)\.tsx?$/,
  },
  // Small parts shared by rarer screens, so that a screen does not load another one for an icon.
  {
    name: 'common',
    test: /@mui\/(icons-material|material)\/|lodash\/|ra-core\/|src\/(theme|custom-pages\/(parts|statistics)|dataProvider(?!\/adapters))\/|src\/resources\/(views\/(requests|changes|page)|exchange\/(cells|write))\/|fields\/shared\//,
    minShareCount: 2,
  },
  // Date parsing and formatting, for forms and the plan. The day picker is large, but must not load the plan.
  { name: 'dates', test: /(date-fns|dom-helpers|@babel\/runtime)\/|calendar\/wallDates\.ts$/, minShareCount: 2 },
  { name: 'dayPicker', test: /fields\/shared\/dates\/Picker\.tsx?$|src\/planning\/page\/DayPicker\.tsx?$/ },
  // Small, and may open at any time: it must not wait for another page.
  { name: 'palette', test: /src\/layout\/palette\/PaletteAnswers\.tsx?$/ },
  { name: 'planning', test: /src\/planning\/(page\/PlanningPage|timeline\/Timeline)\.tsx?$/ },
  { name: 'calendar', test: /src\/planning\/calendar\/(TimeGrid|MonthGrid|Agenda)\.tsx?$/ },
  // Dialogs opened from a list or a record are small, and load together; so do inputs that few forms have.
  {
    name: 'tools',
    test: /\/views\/(history\/((Bin|Changes|History)Screen|HistoryPanel)|bulk\/Bulk(Action|Call|Delete|Edit)Dialog|export\/ExportDialog|members\/AddMembersDialog|list\/(columns\/ColumnPanel|filters\/FilterPopover|calendar\/CalendarView|board\/BoardView)|help\/HelpDrawer|form\/(ComputedField|steps\/FormSteps)|conflict\/LiveNews|savedViews\/(ViewsPanel|ReplaceDialog)|delete\/(DeleteDialog|ReplaceBy)|show\/actions\/DownloadDialog)\.tsx?$/,
  },
  // Loads when the pointer or the focus first reaches a row.
  { name: 'rowEditing', test: /list\/table\/editing\/RowEditor\.tsx?$/ },
  { name: 'import', test: /\/views\/import\/(ImportScreen\.tsx?|engine\/createImporter\.ts)$/ },
  {
    name: 'planningTools',
    test: /src\/planning\/(slotForm\/(SlotEditor|SlotDetails|RemovalQuestion|tools\/\w+)|months\/MonthsDialog|requests\/(ProposeDialog|OwnRequestsDialog|RequestsPage)|exports\/page\/ExportPage|simulations\/SimulationPanel|calendar\/YearView)\.tsx?$/,
  },
  {
    name: 'pages',
    test: /src\/custom-pages\/(changelogs\/NewsPage|preferences\/PreferencesPage|profile\/ProfilePage|incidents\/(report\/ReportPage|followUp\/IncidentPanel)|people\/requests\/(ChangeRequestsPage|ProposeDialog)|exports\/ExportConditions|exportTemplate\/TemplatePreview|notices\/SettingPanels|feedback\/(OpinionAverages|MoodCurves))\.tsx?$|src\/layout\/(notices\/NoticeDialog|opinion\/OpinionDialog)\.tsx?$|fields\/image\/crop\/CropDialog\.tsx?$/,
  },
  {
    name: 'organisation',
    test: /src\/custom-pages\/(access\/(matrix\/AuthorisationsPage|identities\/AccessControlPage)|people\/directory\/DirectoryPage|outbox\/DeliveriesPage|explorer\/ExplorerPage|design\/DesignPage|statistics\/(StatisticsPage|own\/DefinitionDialog))\.tsx?$|views\/pages\/DeclaredPage\.tsx?$/,
  },
  // Parts that every page loads when idle, or that the app bar opens.
  {
    name: 'home',
    test: /src\/(custom-pages\/(home\/HomePage|bi\/OwnReports)|planning\/requests\/OwnSummary|layout\/(inbox\/InboxList|live\/startLive)|dataProvider\/live\/openEvents)\.tsx?$/,
  },
  // Fallbacks for a contract-only API load only with such an API.
  { name: 'contract', test: /src\/dataProvider\/adapters\/contract\/createContractAdapter\.ts$/ },
  // Code that several rarer screens share goes into few files; each screen loads only those that it mostly needs.
  { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 20_000, minShareCount: 2 },
];

/** Converts the order of the groups to the bundler's priorities. */
export const chunkGroups = () => GROUPS.map((group, index) => ({ ...group, priority: GROUPS.length - index }));
