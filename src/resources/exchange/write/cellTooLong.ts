/** Excel's limit of characters per cell. */
export const MAX_CELL = 32_767;

export class CellTooLong extends Error {
  constructor(readonly heading: string) {
    super(`a cell of '${heading}' has more than ${MAX_CELL} characters`);
    this.name = 'CellTooLong';
  }
}
