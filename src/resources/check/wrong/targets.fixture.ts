import { enumeration } from '../../fields/enumeration/kind';
import { integer } from '../../fields/integer/kind';
import { reference } from '../../fields/reference/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, right, type Wrong } from './right.fixture';

const about = (readOnly: boolean): ResourceSchema => ({
  ...right,
  fields: {
    ...right.fields,
    cibleType: enumeration({ label: LABEL, options: [{ value: 'Contrat', label: LABEL }] }),
    cibleId: integer({ label: LABEL }),
    contratId: reference({ label: LABEL, resource: 'Contrats', readOnly }),
  },
  target: { kind: 'cibleType', id: 'cibleId', of: { Contrat: { field: 'contratId', rights: 'CONTRATS' } } },
});

/** Corrected version of the declarations below. */
export const rightTargets: readonly (readonly ResourceSchema[])[] = [[about(true)]];

export const wrongTargets = {
  S096: [
    [[about(false)], /^S096 Contrats.contratId: it is no readOnly reference to a record$/m],
    [
      [{ ...about(true), target: { kind: 'cibleType', id: 'cible', of: {} } }],
      /^S096 Contrats: the target names 'cible'.*\nS096 Contrats.cibleType: the target does not say what 'Contrat' is$/m,
    ],
  ],
} satisfies Wrong;
