import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { RuleSamples } from '../../../database/changes/ruleSamples';
import { HOUR } from '../../../../src/resources/common/durations';

/** A slot belongs to a person or to everyone, and ends some hours after its start. */
export const samples: RuleSamples = {
  resource: Creneaux.name,
  together: [['salarieId', 'isForSystem']],
  accept(values, index) {
    const isShared = typeof values['salarieId'] !== 'number';
    const { debut } = values;
    return {
      ...values,
      ...(isShared ? { salarieId: null, isForSystem: true } : { isForSystem: false }),
      ...(typeof debut === 'string' && {
        fin: new Date(Date.parse(debut) + (1 + (index % 5)) * HOUR).toISOString(),
      }),
    };
  },
};
