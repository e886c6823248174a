import { defineResource } from '../defineResource';
import { integer } from '../fields/integer/kind';
import { ACTIF_ONLY, PLAIN_LIST, plainFields } from './common';

/** What `PeriodiciteId` of section 7.3 of the specification points at; the contract has no call for the list itself. */
export const Periodicites = defineResource({
  ...PLAIN_LIST,
  name: 'Periodicites',
  label: {
    one: ['Périodicité', 'Frequency', 'Häufigkeit', 'Periodicidade'],
    many: ['Périodicités', 'Frequencies', 'Häufigkeiten', 'Periodicidades'],
    new: ['Nouvelle périodicité', 'New frequency', 'Neue Häufigkeit', 'Nova periodicidade'],
  },
  icon: 'repeat',
  rights: 'PERIODICITES',
  menu: { group: 'referentiels' },
  path: '/periodicites',
  fields: {
    ...plainFields(),
    occurrencesParAn: integer({
      label: ['Fois par an', 'Times a year', 'Mal im Jahr', 'Vezes por ano'],
      help: [
        'Une prestation mensuelle a lieu 12 fois par an. Vide\u00a0: à la demande.',
        'A monthly service takes place 12 times a year. Empty: on request.',
        'Eine monatliche Leistung findet 12-mal im Jahr statt. Leer: auf Anfrage.',
        'Uma prestação mensal realiza-se 12 vezes por ano. Vazio: a pedido.',
      ],
      min: 1,
      max: 366,
    }),
  },
  list: {
    columns: ['libelle', 'code', 'occurrencesParAn', 'ordre', 'actif'],
    sort: { field: 'ordre', order: 'ASC' },
  },
  parameters: ACTIF_ONLY,
});
