/** What keeps a tenant's schema from being as declared: each statement or advice is one that a person has to decide on. */
export interface RefusedSchema {
  readonly schema: string;
  readonly statements: readonly string[];
}

const COMMAND = '`npm run schema:migrate` shows what it would do about it, and what is lost';

/**
 * The declarations ask for a change of tables that would destroy or invent data; the message names every tenant, with the
 * SQL to decide on.
 */
export class MigrationRefused extends Error {
  constructor(
    readonly refusals: readonly RefusedSchema[],
    options?: ErrorOptions,
  ) {
    const names = refusals.map(({ schema }) => schema).join(', ');
    const lines = refusals.flatMap(({ schema, statements }) => [`-- ${schema}`, ...statements]);
    super(`the tables of ${names} need a migration (${COMMAND}):\n${lines.join('\n')}`, options);
    this.name = 'MigrationRefused';
  }
}
