import { matchPath } from 'react-router';
import type { ResourceSchema } from '../../language/resourceSchema';
import { routeOf, type Screen } from '../../registry/paths';
import { renamedField } from '../list/table/editing/renamedField';
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
  if (screen === 'show') return [...RECORD, ...EVERYWHERE];
  if (screen) return [...FORM, ...EVERYWHERE];
  return [...LIST, ...(schema.list.editable ? CELLS : renamedField(schema) ? NAMES : []), ...COLUMNS, ...EVERYWHERE];
}
