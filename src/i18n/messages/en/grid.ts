import type { SameKeys } from '../../sameKeys';
import type { grid as french } from '../fr/grid';

export const grid: SameKeys<typeof french> = {
  name: 'Spreadsheet',
  title: '%{name}: spreadsheet',
  reading: 'Reading the rows…',
  tooMany: {
    title: 'Too many rows for the spreadsheet',
    text: 'The list finds %{count}; the spreadsheet shows %{max} at most. Narrow the list down by a search or a filter.',
  },
  toolbar: 'Spreadsheet actions',
  undo: 'Undo the last entry (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  fillDown: 'Fill down (Ctrl+D)',
  deleteRows: 'Delete the selected rows, or keep them (Ctrl+-)',
  reread: 'Read the stored values again',
  find: {
    placeholder: 'Find in the sheet',
    none: 'Not found',
    place: '%{place} of %{count}',
    previous: 'Previous result',
    next: 'Next result',
  },
  append: 'Add a row',
  rowNumber: 'No.',
  save: 'Save',
  saveTitle: 'Save the changes',
  conflicts:
    'Somebody else has changed %{count} row meanwhile: it is not saved. Read the values again, then check it. |||| Somebody else has changed %{count} rows meanwhile: they are not saved. Read the values again, then check them.',
  added: '%{smart_count} new row |||| %{smart_count} new rows',
  wrong: '%{count} cell to correct |||| %{count} cells to correct',
  allRefused: {
    text: 'No row can be saved. Correct the marked cells in the spreadsheet, then save again; what you typed is kept there.',
    go: 'Go to the first cell to correct',
  },
  skipped:
    '%{smart_count} cell cannot be changed and stays as it is. |||| %{smart_count} cells cannot be changed and stay as they are.',
  status: 'Chosen cell',
  selected: 'Selection: %{rows} × %{columns}',
  selectedRows: '%{count} row |||| %{count} rows',
  selectedColumns: '%{count} column |||| %{count} columns',
  stored: 'Stored value: %{value}',
  storedEmpty: 'No value is stored.',
  noChoice: 'No choice matches.',
  keys: 'Arrows and Tab move, Shift selects, F2 or a letter begins to type, Delete empties, Ctrl+C and Ctrl+V copy and paste.',
  pending: {
    title: 'Pending changes',
    count: '%{count} change |||| %{count} changes',
    wrong: '%{count} row has to be corrected. |||| %{count} rows have to be corrected.',
    rest: 'and %{count} more |||| and %{count} more',
    row: 'Row %{number}',
    create: 'New row',
    update: 'Changed',
    delete: 'To be deleted',
    toCorrect: 'to be corrected',
    takeBack: 'Discard the change: %{name}',
  },
};
