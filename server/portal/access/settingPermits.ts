import { isSame } from '../../../src/resources/common/isSame';
import { ruleOf } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { touches } from '../../database/changes/touches';
import type { Permit } from '../../database/changes/changeTypes';
import { holdsOneOf } from '../../identity/accounts/holdsOneOf';

/** Fields that only actions with the right to delete may set, such as the outcome of a validation. */
const decidedFields = ({ actions }: ResourceSchema): readonly string[] => [
  ...new Set(
    Object.values(actions).flatMap((action) =>
      'sets' in action && action.needs === 'delete' ? Object.keys(action.sets) : [],
    ),
  ),
];

function permitFor(schema: ResourceSchema, fields: readonly string[]): Permit {
  const rights = ruleOf(schema, 'delete').rights ?? [];
  return {
    reason: 'reservedDecision',
    watches: (change) => change.resource === schema.name && touches(change, fields),
    allows: (client, tenant, author) => holdsOneOf(client, tenant, author, rights),
    concerns: ({ before, after }) =>
      fields.some(
        (field) => !isSame((before ? before[field] : schema.fields[field]?.initial) ?? null, after?.[field] ?? null),
      ),
  };
}

/**
 * Requires the right to delete for writing the fields that such an action sets: without it, a new record has the
 * initial value, and an update must not change them.
 */
export const settingPermits = ({ visible }: Pick<Registry, 'visible'>): readonly Permit[] =>
  visible.flatMap((schema) => {
    const fields = decidedFields(schema);
    return fields.length > 0 ? [permitFor(schema, fields)] : [];
  });
