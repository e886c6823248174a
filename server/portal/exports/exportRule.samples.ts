import type { RuleSamples } from '../../database/changes/ruleSamples';

/** Valid conditions are JSON; different numbers of blanks make the samples distinct. */
export const samples: RuleSamples = {
  resource: 'ExportDonnees',
  accept: (values, index) =>
    typeof values['filtre'] === 'string' ? { ...values, filtre: `{${' '.repeat(index % 100)}}` } : values,
};
