import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState } from 'react';
import { kindOf } from '../../fields/kinds';
import { isNumber, shownText } from './cellText';
import { useGridCells } from './GridContext';
import { entryOf } from './gridState';
import type { CellEntry, GridColumn, GridRow } from './sheetTypes';

export interface CellEditorProps {
  readonly row: GridRow;
  readonly column: GridColumn;
  /** Updates the row; `isDone` also closes the editor. */
  readonly onEntry: (entry: CellEntry | undefined, isDone?: boolean) => void;
}

/** Text editor of a cell. Alt+Enter inserts a line; an unchanged text leaves the value as it was. */
export function TextEditor({ row, column, onEntry }: CellEditorProps) {
  const { words, read, labelOf, opening } = useGridCells();
  const [before] = useState(() => shownText(entryOf(row, column.name), column, words));
  const [text, setText] = useState(() => (opening() === 'typed' ? '' : before));
  const input = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useLayoutEffect(() => {
    const element = input.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const type = (typed: string) => {
    setText(typed);
    onEntry(typed === before ? undefined : read(typed, column));
  };
  const isText = kindOf(column.spec).column(column.spec) === 'text';
  return (
    <Box
      component={isText ? 'textarea' : 'input'}
      ref={input}
      aria-label={labelOf(column)}
      value={text}
      inputMode={isNumber(column.spec) ? 'decimal' : 'text'}
      onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => type(target.value)}
      onKeyDown={(event: React.KeyboardEvent<HTMLTextAreaElement>) => {
        if (!isText || event.key !== 'Enter' || !event.altKey) return;
        event.stopPropagation();
        event.preventDefault();
        event.currentTarget.setRangeText(
          '\n',
          event.currentTarget.selectionStart,
          event.currentTarget.selectionEnd,
          'end',
        );
        type(event.currentTarget.value);
      }}
      sx={EDITOR}
    />
  );
}

const EDITOR = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: '7px',
  paddingBlock: '7px',
  border: 0,
  outline: '2px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
  color: 'text.primary',
  bgcolor: 'background.paper',
  font: 'inherit',
  resize: 'none',
} as const;
