import type { TableProblem, TableProblemCode } from './readTypes';

/** Why reading stops: thrown inside of this folder, and answered by `readTable`. */
export class TableError extends Error {
  readonly problem: TableProblem;

  constructor(code: TableProblemCode, args: TableProblem['args'] = {}) {
    super(code);
    this.problem = { code, args };
  }
}
