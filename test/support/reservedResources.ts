import { defineResource } from '../../src/resources/defineResource';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import { date } from '../../src/resources/fields/date/kind';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { file } from '../../src/resources/fields/file/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { money } from '../../src/resources/fields/money/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

const PAY = { rights: ['PAIE:read', 'PAIE:admin'] } as const;

/** People with fields that only some may read or write, by right or by function. */
export const Salaries = withContractCalls(
  defineResource({
    name: 'Salaries',
    label: { one: words('Salarié'), many: words('Salariés') },
    rights: 'SALARIES',
    menu: { group: 'referentiels' },
    fields: {
      nom: text({ label: words('Nom'), required: true }),
      salaire: money({ label: words('Salaire'), readers: PAY, writers: { rights: ['PAIE:admin'] } }),
      iban: text({ label: words('IBAN'), unique: true, readers: PAY }),
      annuel: money({
        label: words('Salaire annuel'),
        readers: PAY,
        formula: { multiply: [{ field: 'salaire' }, { value: 12 }] },
      }),
      coefficient: decimal({ label: words('Coefficient'), initial: 1, writers: { rights: ['PAIE:admin'] } }),
      aptitude: text({ label: words('Aptitude'), writers: { fonctions: ['MEDECIN'] } }),
      avis: longText({ label: words('Avis'), readers: { fonctions: ['MEDECIN'] } }),
      fiche: file({ label: words('Fiche'), accept: ['text/plain'], maxBytes: 10_000, readers: PAY }),
      entree: date({ label: words('Entrée') }),
    },
    representation: 'nom',
    search: ['nom'],
    list: { columns: ['nom', 'salaire', 'coefficient', 'avis'], sort: { field: 'nom', order: 'ASC' } },
    sections: [
      { label: words('Identité'), fields: ['nom', 'entree'] },
      { label: words('Paie'), fields: ['salaire', 'iban', 'annuel', 'fiche'] },
      { label: words('Suite'), fields: ['coefficient', 'aptitude', 'avis'] },
    ],
  }),
  { criteria: { search: 'search', export: 'export' } },
);

export const Entretiens = defineResource({
  name: 'Salaries/{salarieId}/entretiens',
  label: { one: words('Entretien'), many: words('Entretiens') },
  rights: 'SALARIES',
  parent: { resource: 'Salaries', parameter: 'salarieId' },
  fields: {
    objet: text({ label: words('Objet'), required: true }),
    prime: money({ label: words('Prime'), readers: PAY }),
  },
  representation: 'objet',
  search: ['objet'],
  list: { columns: ['objet', 'prime'], sort: { field: 'objet', order: 'ASC' } },
});
