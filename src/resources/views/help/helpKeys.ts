import { matchPath } from 'react-router';
import type { ResourceSchema } from '../../language/resourceSchema';
import { routeOf, type Screen } from '../../registry/paths';
import { renamedField } from '../list/table/editing/renamedField';
import { TOOLS, toolRoute, type Tool } from '../../routes/tools';
import type { HelpWord } from './helpWords';

export type HelpKey = readonly [key: string, does: HelpWord];

/** Creation comes before the details, whose route may match its address too. */
const SCREENS: readonly Screen[] = ['create', 'edit', 'show'];

const LIST: readonly HelpKey[] = [
  ['/', 'search'],
  ['N', 'create'],
  ['↑ ↓, J K', 'rows'],
  ['↖ ↘, ⇞ ⇟', 'farRows'],
  ['↵', 'open'],
  ['␣, X', 'select'],
  ['⇧ ↑ ↓, ⇧ J K', 'extend'],
  ['Ctrl + A', 'selectAll'],
  ['A', 'selection'],
  ['E', 'editRow'],
];

/** Of lists whose cells can be edited in place. */
const CELLS: readonly HelpKey[] = [['F2', 'cell']];

/** Of lists whose records are renamed in their rows. */
const NAMES: readonly HelpKey[] = [['F2', 'rename']];

const COLUMNS: readonly HelpKey[] = [
  ['← →', 'group'],
  ['⇧ ← →', 'width'],
  ['Alt ↓', 'headMenu'],
];

const RECORD: readonly HelpKey[] = [
  ['E', 'editRecord'],
  ['F2', 'editHere'],
  ['J K', 'neighbours'],
  ['⎋', 'leaveRecord'],
  ['↑ ↓', 'rows'],
  ['␣, X', 'select'],
  ['⇧ ↑ ↓, ⇧ J K', 'extend'],
];

const GRID: readonly HelpKey[] = [
  ['↑ ↓ ← →, Tab', 'cells'],
  ['⇧ ↑ ↓ ← →', 'range'],
  ['F2', 'typeCell'],
  ['⌦', 'emptyCell'],
  ['Ctrl + C, Ctrl + V', 'copyPaste'],
  ['Ctrl + D', 'fillDown'],
  ['Ctrl + F', 'findCell'],
  ['Ctrl + S', 'saveCells'],
];

const IMPORT: readonly HelpKey[] = [
  ['Ctrl + V', 'pasteFile'],
  ['↵', 'nextRefused'],
  ['Ctrl + S', 'applyImport'],
];

/** Tools with keys of their own; the others have those of everywhere. */
const OF_TOOLS: Readonly<Partial<Record<Tool, readonly HelpKey[]>>> = { grid: GRID, import: IMPORT };

const FORM: readonly HelpKey[] = [
  ['Ctrl + S, Ctrl + ↵', 'save'],
  ['⎋', 'leaveForm'],
];

const EVERYWHERE: readonly HelpKey[] = [
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Y', 'redo'],
  ['Ctrl + K', 'palette'],
  ['?', 'help'],
];

/** The keys of the screen at a path, those of this screen alone first. */
export function helpKeys(schema: ResourceSchema, pathname: string): readonly HelpKey[] {
  const screen = SCREENS.find((one) => matchPath(routeOf(schema, one), pathname));
  const tool = TOOLS.find((one) => matchPath(toolRoute(schema, one), pathname));
  if (tool) return [...(OF_TOOLS[tool] ?? []), ...EVERYWHERE];
  if (screen === 'show') return [...RECORD, ...EVERYWHERE];
  if (screen) return [...FORM, ...EVERYWHERE];
  return [...LIST, ...(schema.list.editable ? CELLS : renamedField(schema) ? NAMES : []), ...COLUMNS, ...EVERYWHERE];
}
