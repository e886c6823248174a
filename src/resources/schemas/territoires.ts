import { defineResource } from '../defineResource';
import { ACTIF_ONLY, description, PLAIN_LIST, plainFields } from './common';

/** Branches and regions: section 7.3 of the specification names only their ids, so that everything about the lists themselves is an extension. */

export const Branches = defineResource({
  ...PLAIN_LIST,
  name: 'Branches',
  label: {
    one: ['Branche', 'Trade branch', 'Berufszweig', 'Ramo profissional'],
    many: ['Branches', 'Trade branches', 'Berufszweige', 'Ramos profissionais'],
    new: ['Nouvelle branche', 'New trade branch', 'Neuer Berufszweig', 'Novo ramo profissional'],
  },
  help: [
    'Les branches professionnelles des adhérents.',
    'The trade branches of members.',
    'Die Berufszweige der Mitglieder.',
    'Os ramos profissionais dos aderentes.',
  ],
  icon: 'profession',
  rights: 'BRANCHES',
  menu: { group: 'referentiels' },
  path: '/branches',
  fields: { ...plainFields(), description: description() },
  parameters: ACTIF_ONLY,
});

export const Regions = defineResource({
  ...PLAIN_LIST,
  name: 'Regions',
  label: {
    one: ['Région', 'Region', 'Region', 'Região'],
    many: ['Régions', 'Regions', 'Regionen', 'Regiões'],
    new: ['Nouvelle région', 'New region', 'Neue Region', 'Nova região'],
  },
  help: [
    'Les régions d’intervention, telles que le réseau les découpe.',
    'The regions of intervention, as the network divides them.',
    'Die Einsatzregionen nach der Aufteilung des Netzwerks.',
    'As regiões de intervenção, tal como a rede as divide.',
  ],
  icon: 'site',
  rights: 'REGIONS',
  menu: { group: 'referentiels' },
  path: '/regions',
  fields: plainFields(),
  parameters: ACTIF_ONLY,
});
