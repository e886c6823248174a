/** The most characters that Excel keeps in a cell. */
export const MAX_CELL = 32_767;

/** A text that no workbook holds; a CSV does. */
export class CellTooLong extends Error {
  constructor(readonly heading: string) {
    super(`a cell of '${heading}' has more than ${MAX_CELL} characters`);
    this.name = 'CellTooLong';
  }
}
