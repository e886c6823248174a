import type { TableProblem, TableProblemCode } from './readTypes';

/** Aborts reading; `readTable` returns its problem. */
export class TableError extends Error {
  readonly problem: TableProblem;

  constructor(code: TableProblemCode, args: TableProblem['args'] = {}) {
    super(code);
    this.problem = { code, args };
  }
}
