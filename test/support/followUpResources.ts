import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { email } from '../../src/resources/fields/email/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (one: string): Words => [one, `${one} (en)`, `${one} (de)`, `${one} (pt)`];
const option = (value: string) => ({ value, label: words(value) });

/** A resource whose writes trigger HTTP calls and mails. */
export const Commandes = defineResource({
  name: 'Commandes',
  label: { one: words('Commande'), many: words('Commandes') },
  rights: 'COMMANDES',
  fields: {
    numero: text({ label: words('Numéro'), required: true }),
    note: text({ label: words('Note') }),
    etat: enumeration({ label: words('État'), initial: 'ouverte', options: ['ouverte', 'livree'].map(option) }),
    clientEmail: email({ label: words('Adresse du client') }),
    livraisonLe: date({ label: words('Livraison') }),
    responsableId: reference({ label: words('Responsable'), resource: 'Utilisateurs' }),
  },
  representation: 'numero',
  search: ['numero'],
  list: { columns: ['numero', 'etat'], sort: { field: 'numero', order: 'ASC' } },
  after: [
    { on: ['create', 'delete'], webhook: { name: 'commande', fields: ['numero', 'etat'] } },
    {
      on: ['update'],
      changed: ['etat'],
      when: { field: 'etat', operator: 'equals', value: 'livree' },
      webhook: { name: 'livraison', fields: ['numero'] },
      mail: { to: 'clientEmail', subject: words('Commande %{numero} livrée'), text: words('État\u00a0: %{etat}.') },
    },
    {
      on: ['create'],
      mail: { to: 'responsableId', subject: words('Commande %{numero}'), text: words('Elle est à vous.') },
    },
    {
      on: ['create', 'update'],
      when: { field: 'etat', operator: 'equals', value: 'ouverte' },
      at: { field: 'livraisonLe', days: -2 },
      mail: { to: 'clientEmail', subject: words('Livraison proche'), text: words('Le %{livraisonLe}.') },
    },
  ],
});
