import { defineResource } from '../resources/defineResource';
import { text } from '../resources/fields/text/kind';
import { createRegistry } from '../resources/registry/registry';
import { preferencesUtilisateur } from '../resources/schemas/preferences';

const libelle = () => text({ label: ['Libellé', 'Label', 'Bezeichnung', 'Designação'], required: true });

/** Small declarations, for tests of the menu, the palette and the home page. */
export const Vehicules = defineResource({
  name: 'Vehicules',
  contract: true,
  label: {
    one: ['Véhicule', 'Vehicle', 'Fahrzeug', 'Veículo'],
    many: ['Véhicules', 'Vehicles', 'Fahrzeuge', 'Veículos'],
  },
  icon: 'vehicle',
  rights: 'VEHICULES',
  menu: { group: 'referentiels', order: 2 },
  fields: { libelle: libelle() },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

const Equipes = defineResource({
  name: 'Equipes',
  contract: true,
  label: { one: ['Équipe', 'Team', 'Team', 'Equipa'], many: ['Équipes', 'Teams', 'Teams', 'Equipas'] },
  rights: 'EQUIPES',
  menu: { group: 'equipe' },
  fields: { libelle: libelle() },
  representation: 'libelle',
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

const Themes = defineResource({
  name: 'Themes',
  contract: true,
  label: { one: ['Thème', 'Theme', 'Thema', 'Tema'], many: ['Thèmes', 'Themes', 'Themen', 'Temas'] },
  rights: 'THEMES',
  menu: { group: 'referentiels', order: 1 },
  fields: { libelle: libelle() },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle'], sort: { field: 'libelle', order: 'ASC' } },
});

export const sampleRegistry = createRegistry([Vehicules, Equipes, Themes, preferencesUtilisateur]);
