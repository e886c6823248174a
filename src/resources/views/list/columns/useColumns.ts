import { useTheme } from '@mui/material/styles';
import { useStore, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import { kindOf } from '../../../fields/kinds';
import type { FieldSpec } from '../../../language/kind';
import type { Registry } from '../../../registry/registry';
import { fieldKey } from '../../../registry/translationKeys';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { otherListOf } from '../otherList';
import {
  arrangeColumns,
  moveColumn,
  orderedColumns,
  resizeColumn,
  shownColumns,
  toggleColumn,
  unsizeColumn,
  type ColumnChoice,
} from './columnChoice';
import type { ColumnNeed } from '../table/fitColumns';
import { widestText } from '../table/textPixels';
import { flexibleColumns, isMark, widthsOf } from './columnWidth';

export interface Columns {
  readonly all: readonly string[];
  readonly shown: readonly string[];
  /** The person has chosen columns or widths. */
  readonly isChosen: boolean;
  /** @param content measured pixels of the values, if known */
  readonly needOf: (field: string, content?: number) => ColumnNeed;
  readonly toggle: (field: string) => void;
  readonly move: (field: string, by: -1 | 1) => void;
  readonly arrange: (order: readonly string[]) => void;
  readonly resize: (field: string, width: number) => void;
  readonly unsize: (field: string) => void;
  readonly reset: () => void;
}

const NOTHING_CHOSEN: ColumnChoice = {};

/** True for a reference to records with pictures. */
function isPictured({ schemas }: Registry, spec: FieldSpec | undefined): boolean {
  const target = spec && kindOf(spec).reference?.(spec)?.resource;
  return target !== undefined && schemas.some(({ name, picture }) => name === target && picture !== undefined);
}

/** Storage name of the list; each list of a resource has its own columns and views. */
export function useListName(): string {
  const { schema } = useScreen();
  return otherListOf(schema)?.path ?? schema.name;
}

export const useColumnChoice = () => useStore<ColumnChoice>(`lists.${useListName()}.columns`, NOTHING_CHOSEN);

/** The list's columns with the person's settings, stored per list. */
export function useColumns(): Columns {
  const { schema } = useScreen();
  const [choice, setChoice] = useColumnChoice();
  const translate = useTranslate();
  const language = useReaderLanguage();
  const registry = useRegistry();
  const { fontFamily } = useTheme().typography;
  return useMemo(() => {
    const measure = (text: string) => widestText([text], `600 13px ${fontFamily}`);
    const shown = shownColumns(schema, choice);
    const flexible = flexibleColumns(schema, choice, shown, language);
    return {
      all: orderedColumns(schema, choice),
      shown,
      isChosen: choice.shown !== undefined || choice.widths !== undefined,
      needOf: (field, content) => ({
        ...widthsOf(
          schema,
          choice,
          field,
          {
            ...{ label: translate(fieldKey(schema, field)), language, content, measure },
            isPictured: isPictured(registry, schema.fields[field]),
          },
          field === shown[0],
        ),
        isGrowing: flexible.includes(field),
        isShort: isMark(schema, field),
      }),
      toggle: (field) => setChoice(toggleColumn(schema, choice, field)),
      move: (field, by) => setChoice(moveColumn(schema, choice, field, by)),
      arrange: (order) => setChoice(arrangeColumns(schema, choice, order)),
      resize: (field, width) => setChoice(resizeColumn(choice, field, width)),
      unsize: (field) => setChoice(unsizeColumn(choice, field)),
      reset: () => setChoice(NOTHING_CHOSEN),
    };
  }, [schema, choice, setChoice, translate, language, registry, fontFamily]);
}
