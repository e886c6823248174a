import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';

const PRETS = 'Cles/{cleId}/prets';

/** Not yet returned. */
const OUT: Condition = { field: 'renduLe', operator: 'isEmpty' };

const OVERDUE: Condition = { all: [OUT, { field: 'jusquAu', operator: 'lessThan', value: { moment: 'today' } }] };

const OVERDUE_WORDS = ['Prêt en retard', 'Loan overdue', 'Rückgabe überfällig', 'Empréstimo em atraso'] as const;

/** The person's account is locked because they are leaving. */
const LOCKED: Condition = { reference: 'personneId', where: { field: 'lockoutEnd', operator: 'isNotEmpty' } };

/** Keys and badges on loan. */
export const Cles = defineResource({
  name: 'Cles',
  label: {
    one: ['Clé ou badge', 'Key or badge', 'Schlüssel oder Ausweis', 'Chave ou cartão'],
    many: ['Clés et badges', 'Keys and badges', 'Schlüssel und Ausweise', 'Chaves e cartões'],
  },
  icon: 'key',
  rights: 'CLES',
  grants: { CONSULTANT: ['read'] },
  menu: { group: 'equipe' },
  fields: {
    code: text({
      label: ['Code', 'Code', 'Code', 'Código'],
      required: true,
      unique: true,
      mask: { form: 'A-999' },
      samples: ['C-101', 'B-007', 'C-245'],
    }),
    ouvre: text({ label: ['Ouvre', 'Opens', 'Öffnet', 'Abre'], required: true, maxLength: 120 }),
    perdue: boolean({ label: ['Perdue', 'Lost', 'Verloren', 'Perdida'], initial: false }),
    sortie: boolean({
      label: ['Prêtée', 'Lent', 'Verliehen', 'Emprestada'],
      formula: { below: PRETS, take: 'any', where: OUT },
    }),
    retour: date({
      label: ['Retour attendu', 'Expected back', 'Rückgabe am', 'Devolução prevista'],
      formula: { below: PRETS, take: 'max', of: { field: 'jusquAu' }, where: OUT },
    }),
  },
  representation: ['code', 'ouvre'],
  search: ['code', 'ouvre'],
  list: {
    columns: ['code', 'ouvre', 'sortie', 'retour', 'perdue'],
    sort: { field: 'code', order: 'ASC' },
  },
  parameters: { EnRetard: { label: OVERDUE_WORDS, whenTrue: { below: PRETS, has: 'some', where: OVERDUE } } },
  otherLists: { '/cles-en-retard': { label: OVERDUE_WORDS, parameters: ['EnRetard'], menu: { group: 'equipe' } } },
});

/** A loan: one person at a time holds a key. */
export const ClePrets = defineResource({
  name: PRETS,
  parent: { resource: 'Cles', parameter: 'cleId' },
  label: { one: ['Prêt', 'Loan', 'Ausleihe', 'Empréstimo'], many: ['Prêts', 'Loans', 'Ausleihen', 'Empréstimos'] },
  rights: 'CLES',
  owned: true,
  fields: {
    personneId: reference({
      label: ['Remise à', 'Handed to', 'Ausgegeben an', 'Entregue a'],
      resource: 'Utilisateurs',
      required: true,
      immutable: true,
    }),
    du: date({ label: ['Du', 'From', 'Ab', 'De'], required: true }),
    jusquAu: date({ label: ['Jusqu’au', 'Until', 'Bis', 'Até'], required: true }),
    renduLe: date({ label: ['Rendu le', 'Brought back on', 'Zurück am', 'Devolvido em'] }),
    remarque: text({ label: ['Remarque', 'Remark', 'Bemerkung', 'Observação'], requiredWhen: LOCKED }),
  },
  periods: [
    { from: 'du', to: 'jusquAu' },
    { from: 'du', to: 'renduLe' },
  ],
  uniqueWhen: [{ fields: [], when: OUT }],
  actions: {
    rendre: {
      label: ['Rendu aujourd’hui', 'Brought back today', 'Heute zurück', 'Devolvido hoje'],
      sets: { renduLe: { moment: 'today' } },
      several: true,
      when: OUT,
      done: ['Prêt terminé.', 'Loan ended.', 'Ausleihe beendet.', 'Empréstimo terminado.'],
    },
  },
  after: [
    {
      on: ['create', 'update'],
      when: OUT,
      at: { field: 'jusquAu' },
      mail: {
        to: 'personneId',
        subject: [
          'Une clé est à rendre',
          'A key is due',
          'Ein Schlüssel ist zurückzugeben',
          'Uma chave deve ser devolvida',
        ],
        text: [
          'Elle est à rendre le %{jusquAu}.',
          'It is due on %{jusquAu}.',
          'Er ist am %{jusquAu} zurückzugeben.',
          'Deve ser devolvida em %{jusquAu}.',
        ],
      },
    },
  ],
  representation: 'personneId',
  list: { columns: ['personneId', 'du', 'jusquAu', 'renduLe'], sort: { field: 'du', order: 'DESC' } },
});
