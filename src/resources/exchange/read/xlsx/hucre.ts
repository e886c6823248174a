import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import type { Cell } from '../../cells/cellTypes';

/** Adapter of the workbook library; only this file depends on it. Heavy, so import it lazily. */

export interface SheetInfo {
  readonly name: string;
  readonly hidden: boolean;
}

export interface SheetRow {
  readonly cells: readonly Cell[];
  readonly line: number;
}

/** @throws the library's errors for a broken workbook */
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

/** @throws the library's errors for a broken workbook */
export async function* rowsOf(bytes: Uint8Array, sheet: string): AsyncGenerator<SheetRow, void, undefined> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) yield { cells: values, line: index + 1 };
}
