import type pg from 'pg';
import type { AccessRule } from '../../../src/resources/language/accessRule';
import { stepRulesOf } from '../../../src/resources/records/fieldRules';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { refused, type ChangeSetHead, type Refusal, type RowRule } from '../../database/changes/changeTypes';
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

/** Whether an author may take a step. A right that holds for some companies only opens none: it says nothing of the record. */
const mayTake = async (
  client: pg.ClientBase,
  schema: string,
  author: Author,
  { rights, fonctions }: AccessRule,
): Promise<boolean> =>
  (!rights || (await holdsOneOf(client, schema, author, rights))) &&
  (!fonctions || (await hasFunction(client, schema, author, fonctions)));

const rowRule = (schema: ResourceSchema): RowRule => ({
  resources: [schema.name],
  async refuses(client, tenant, rows, author) {
    // Many records take few steps: each rule is asked once.
    const answers = new Map<string, boolean>();
    const refusals = new Map<number, Refusal>();
    for (const { place, before, after } of rows) {
      if (!before || !after) continue;
      for (const [field, rule] of stepRulesOf(schema, before, after)) {
        const key = JSON.stringify(rule);
        const known = answers.get(key) ?? (await mayTake(client, tenant, author, rule));
        answers.set(key, known);
        if (!known) refusals.set(place, refused('reservedDecision', { [field]: [{ code: 'reservedStep' }] }));
      }
    }
    return refusals;
  },
});

/** Who may take the steps of enumerations, asked of what was written: an earlier row of the set may have taken the one before. */
export const stepRules = ({ visible }: Pick<Registry, 'visible'>): readonly RowRule[] =>
  visible
    .filter(
      ({ fields, view, computed }) =>
        !view && !computed && Object.values(fields).some((spec) => kindOf(spec).hasStepRules?.(spec)),
    )
    .map(rowRule);
