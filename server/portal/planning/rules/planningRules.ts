import type { WriteRules } from '../../../database/storeContext';
import { simulationRule } from '../simulations/simulationRule';
import { slotRule } from './slotRule';
import { ValidationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import type { RowRule } from '../../../database/changes/changeTypes';
import { lockPlans } from './personLocks';

/** Takes the lock of plans, so that a month is not validated while its slots are written; never refuses. */
const monthRule: RowRule = {
  resources: [ValidationsPlannings.name],
  async refuses(client, schema, rows) {
    const people = rows.map(({ before, after }) => Number((after ?? before)?.['utilisateurId']));
    await lockPlans(client, schema, people);
    return new Map();
  },
};

export const PLANNING_RULES: Pick<WriteRules, 'rowRules'> = { rowRules: [slotRule, monthRule, simulationRule] };
