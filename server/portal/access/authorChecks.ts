import type pg from 'pg';
import type { AccessRule } from '../../../src/resources/language/accessRule';
import type { ChangeSetHead } from '../../database/changes/changeTypes';
import { accountOf, holdsOneOf } from '../../identity/accounts/holdsOneOf';
import { heldFunctions } from '../../identity/storage/accessTables';

type Author = ChangeSetHead['author'];

async function hasFunction(client: pg.ClientBase, schema: string, author: Author, codes: readonly string[]) {
  const accountId = accountOf(author);
  if (accountId === undefined) return true;
  const { rowCount } = await client.query(
    `SELECT 1 FROM ${heldFunctions(schema)} f WHERE f.identity_id = $1 AND f.code = ANY($2) LIMIT 1`,
    [accountId, codes],
  );
  return rowCount !== 0;
}

/**
 * Checks rules for the author of a write, with one query per rule. A right limited to some companies passes no rule,
 * because these rules do not know the record's company.
 */
export function authorChecks(client: pg.ClientBase, schema: string, author: Author) {
  const answers = new Map<string, Promise<boolean>>();
  const ask = async ({ rights, fonctions }: AccessRule): Promise<boolean> =>
    (!rights || (await holdsOneOf(client, schema, author, rights))) &&
    (!fonctions || (await hasFunction(client, schema, author, fonctions)));
  return (rule: AccessRule): Promise<boolean> => {
    const key = JSON.stringify(rule);
    const answer = answers.get(key) ?? ask(rule);
    answers.set(key, answer);
    return answer;
  };
}
