import { text } from '../../fields/text/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { LABEL, right, withField, type Wrong } from './right.fixture';

const ACTIVE = { field: 'actif', operator: 'equals', value: true } as const;

/** A declaration without type checking. */
const unchecked = (more: object): ResourceSchema => ({ ...right, ...more });
const field = (more: object) => withField({ ...text({ label: LABEL }), ...more });

export const wrongOptions = {
  S104: [
    [[unchecked({ serach: [] })], /^S104 Contrats: 'serach' is no option of a declaration; did you mean 'search'\?$/m],
    [
      [unchecked({ operations: { ...right.operations, list: 'arrays' } })],
      /^S104 Contrats: 'operations.list' cannot be 'arrays'; did you mean 'array'\?$/m,
    ],
    [
      [unchecked({ tab: { group: 'a', order: 1, conutAt: 'x' } })],
      /^S104 Contrats: 'tab.conutAt' is no option of a declaration; did you mean 'countAt'\?$/m,
    ],
    [[unchecked({ icon: 'vehicule' })], /^S104 Contrats: 'icon' cannot be 'vehicule'; did you mean 'vehicle'\?$/m],
    [
      [field({ maxLenght: 3 })],
      /^S104 Contrats.essai: 'maxLenght' is no option of a declaration; did you mean 'maxLength'\?$/m,
    ],
    [[field({ format: 'alpah' })], /^S104 Contrats.essai: 'format' cannot be 'alpah'; did you mean 'alpha'\?$/m],
  ],
  S105: [
    [[unchecked({ label: { one: LABEL } })], /^S105 Contrats: 'label.many' is not a text in each of fr, en, de, pt$/m],
    [[field({ label: undefined })], /^S105 Contrats.essai: 'label' is not a text in each of fr, en, de, pt$/m],
    [
      [field({ help: ['Aide'] })],
      /^S105 Contrats.essai: 'help' is not a text in each of fr, en, de, pt; it lacks en, de, pt$/m,
    ],
    [
      [field({ refusedWhen: [{ when: ACTIVE, message: ['Non.', 'No.', '', 'Não.'] }] })],
      /^S105 Contrats.essai: 'refusedWhen.0.message' is not a text in each of fr, en, de, pt; it lacks de$/m,
    ],
    [
      [field({ refusedWhen: [{ when: ACTIVE }] })],
      /^S105 Contrats.essai: 'refusedWhen.0.message' is not a text in each of fr, en, de, pt$/m,
    ],
  ],
  S106: [
    [
      [unchecked({ rights: 'essais:read' })],
      /^S106 Contrats: the rights 'essais:read' are not the first half of a right, such as 'VEHICULES'$/m,
    ],
  ],
} satisfies Wrong;
