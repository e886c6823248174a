import { stepRulesOf } from '../../../src/resources/records/fieldRules';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { refused, type Refusal, type RowRule } from '../../database/changes/changeTypes';
import { authorChecks } from './authorChecks';

const rowRule = (schema: ResourceSchema): RowRule => ({
  resources: [schema.name],
  async refuses(client, tenant, rows, author) {
    const passes = authorChecks(client, tenant, author);
    const refusals = new Map<number, Refusal>();
    for (const { place, before, after } of rows) {
      if (!before || !after) continue;
      for (const [field, rule] of stepRulesOf(schema, before, after)) {
        if (!(await passes(rule)))
          refusals.set(place, refused('reservedDecision', { [field]: [{ code: 'reservedStep' }] }));
      }
    }
    return refusals;
  },
});

/** Checks who may take an enumeration's steps, on written rows: an earlier row may have taken the step before. */
export const stepRules = ({ visible }: Pick<Registry, 'visible'>): readonly RowRule[] =>
  visible
    .filter(
      ({ fields, view, computed }) =>
        !view && !computed && Object.values(fields).some((spec) => kindOf(spec).hasStepRules?.(spec)),
    )
    .map(rowRule);
