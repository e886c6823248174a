import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

/** Invoices, which the API numbers from 1 each year. */
export const Factures = defineResource({
  name: 'Factures',
  label: { one: words('Facture'), many: words('Factures') },
  rights: 'FACTURES',
  fields: {
    numero: text({
      label: words('Numéro'),
      readOnly: true,
      unique: true,
      sequence: { yearly: { of: 'le' }, form: 'F-%{year}-%{number}', digits: 4 },
    }),
    objet: text({ label: words('Objet'), required: true, unique: true }),
    le: date({ label: words('Date') }),
  },
  representation: ['numero', 'objet'],
  search: ['numero', 'objet'],
  list: { columns: ['numero', 'objet'], sort: { field: 'numero', order: 'ASC' } },
});

export const Lignes = defineResource({
  name: 'Factures/{factureId}/lignes',
  label: { one: words('Ligne'), many: words('Lignes') },
  rights: 'FACTURES',
  parent: { resource: 'Factures', parameter: 'factureId' },
  owned: true,
  fields: {
    rang: integer({ label: words('Rang'), readOnly: true, sequence: {} }),
    ordre: text({ label: words('Ordre'), readOnly: true, sequence: { yearly: true, form: '%{number}/%{year}' } }),
    libelle: text({ label: words('Libellé'), required: true }),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['rang', 'libelle'], sort: { field: 'rang', order: 'ASC' } },
});
