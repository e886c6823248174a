import { useStore } from 'ra-core';
import { useMemo } from 'react';
import { useScreen } from '../../ScreenContext';
import {
  moveColumn,
  orderedColumns,
  resizeColumn,
  shownColumns,
  toggleColumn,
  unsizeColumn,
  widthOf,
  type ColumnChoice,
} from './columnChoice';

export interface Columns {
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly isSized: (field: string) => boolean;
  readonly widthOf: (field: string) => number;
  readonly toggle: (field: string) => void;
  readonly move: (field: string, by: -1 | 1) => void;
  readonly resize: (field: string, width: number) => void;
  readonly unsize: (field: string) => void;
  readonly reset: () => void;
}

const NOTHING_CHOSEN: ColumnChoice = {};

/** The columns of the list around, as this person arranged them; kept for each resource. */
export function useColumns(): Columns {
  const { schema } = useScreen();
  const [choice, setChoice] = useStore<ColumnChoice>(`lists.${schema.name}.columns`, NOTHING_CHOSEN);
  return useMemo(
    () => ({
      all: orderedColumns(schema, choice),
      shown: shownColumns(schema, choice),
      isSized: (field) => choice.widths?.[field] !== undefined,
      widthOf: (field) => widthOf(schema, choice, field),
      toggle: (field) => setChoice(toggleColumn(schema, choice, field)),
      move: (field, by) => setChoice(moveColumn(schema, choice, field, by)),
      resize: (field, width) => setChoice(resizeColumn(choice, field, width)),
      unsize: (field) => setChoice(unsizeColumn(choice, field)),
      reset: () => setChoice(NOTHING_CHOSEN),
    }),
    [schema, choice, setChoice],
  );
}
