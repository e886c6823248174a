/** Changes that a tenant's schema needs: each is a statement or advice that a person has to decide on. */
export interface RefusedSchema {
  readonly schema: string;
  readonly statements: readonly string[];
}

const COMMAND = '`npm run schema:migrate` shows what it would do about it, and what is lost';

/** The schema change would destroy or invent data. The message lists the tenants and the SQL to decide on. */
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
