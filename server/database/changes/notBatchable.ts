/** Changes that cannot be judged together, because one may depend on what another one writes: each by itself, then. */
export class NotBatchable extends Error {
  constructor() {
    super('these changes have to be made one by one');
    this.name = 'NotBatchable';
  }
}
