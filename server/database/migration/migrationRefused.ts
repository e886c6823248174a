/**
 * The declarations ask for a change of tables that would destroy or invent data; the message holds the SQL to decide
 * on.
 */
export class MigrationRefused extends Error {
  constructor(
    readonly schema: string,
    readonly statements: readonly string[],
    options?: ErrorOptions,
  ) {
    super(
      `the tables of ${schema} need a migration, to be written and run by hand; for example:\n${statements.join('\n')}`,
      options,
    );
    this.name = 'MigrationRefused';
  }
}
