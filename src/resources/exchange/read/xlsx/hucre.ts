import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { Cell } from '../../cells/cellTypes';

/**
 * The library that reads workbooks, behind the two questions that we ask it: another one needs another file like this
 * one. Heavy: import it only when there is a workbook to read.
 */

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
}

/** A row of a sheet, with its number as a spreadsheet shows it. */
export interface SheetRow {
  readonly cells: readonly Cell[];
  readonly line: number;
}

/** The sheets of a workbook, in their order. @throws whatever the library throws, where it is broken */
export async function sheetsOf(bytes: Uint8Array): Promise<readonly SheetInfo[]> {
  const found: SheetInfo[] = [];
  await readXlsx(bytes, {
    sheets({ name, hidden, veryHidden }) {
      found.push({ name, hidden: hidden === true || veryHidden === true });
      return false;
    },
  });
  return found;
}

/** The rows of one sheet, one after the other. @throws whatever the library throws, where it is broken */
export async function* rowsOf(bytes: Uint8Array, sheet: string): AsyncGenerator<SheetRow, void, undefined> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) yield { cells: values, line: index + 1 };
}
