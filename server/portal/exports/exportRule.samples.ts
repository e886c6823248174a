import type { RuleSamples } from '../../database/changes/ruleSamples';

/** The conditions of an export are JSON that its list can read; blanks tell one from the other. */
export const samples: RuleSamples = {
  resource: 'ExportDonnees',
  accept: (values, index) =>
    typeof values['filtre'] === 'string' ? { ...values, filtre: `{${' '.repeat(index % 100)}}` } : values,
};
