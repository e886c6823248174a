/** Changes that may depend on each other's writes, so they must be made one by one. */
export class NotBatchable extends Error {
  constructor() {
    super('these changes have to be made one by one');
    this.name = 'NotBatchable';
  }
}
