import type { WriteRules } from '../../../database/storeContext';
import { simulationRule } from '../simulations/simulationRule';
import { slotRule } from './slotRule';
import { ValidationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import type { RowRule } from '../../../database/changes/changeTypes';
import { lockPlans } from './personLocks';

/** No write of the plan runs while its month is validated: this refuses nothing, but waits. */
const monthRule: RowRule = {
  resources: [ValidationsPlannings.name],
  async refuses(client, schema, rows) {
    const people = rows.map(({ before, after }) => Number((after ?? before)?.['utilisateurId']));
    await lockPlans(client, schema, people);
    return new Map();
  },
};

/** What plans ask of every write of a tenant, whatever its path: a form, an import, a change set, a restore. */
export const PLANNING_RULES: Pick<WriteRules, 'rowRules'> = { rowRules: [slotRule, monthRule, simulationRule] };
