import { ValidationsPlannings } from '../../../../src/resources/schemas/planningSalaries';
import type { RowRule } from '../../../database/changes/changeTypes';
import { lockPlans } from './personLocks';

/** No write of the plan runs while its month is validated: this refuses nothing, but waits. */
export const monthRule: RowRule = {
  resources: [ValidationsPlannings.name],
  async refuses(client, schema, rows) {
    const people = rows.map(({ before, after }) => Number((after ?? before)?.['utilisateurId']));
    await lockPlans(client, schema, people);
    return new Map();
  },
};
