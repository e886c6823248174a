import { InformationsAdditionnelles } from '../../../src/resources/schemas/notices';
import type { RuleSamples } from '../../database/changes/ruleSamples';

/** Only a notice about a company has tags or sets the date of a visit. */
export const samples: RuleSamples = {
  resource: InformationsAdditionnelles.name,
  accept(values) {
    const { tagsId: _tags, refreshDateDerniereVisite: _visit, ...others } = values;
    return values['cibleType'] === 'Entreprise' ? values : others;
  },
};
