import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { longText } from '../fields/longText/kind';
import { text } from '../fields/text/kind';
import { description } from './common';

export const tenants = defineResource({
  name: 'tenants',
  contract: true,
  label: {
    one: ['Organisation', 'Organisation', 'Organisation', 'Organização'],
    many: ['Organisations', 'Organisations', 'Organisationen', 'Organizações'],
  },
  help: [
    'Les organisations du réseau et l’adresse de leur portail.',
    'The organisations of the network and the address of their portals.',
    'Die Organisationen des Netzwerks und die Adressen ihrer Portale.',
    'As organizações da rede e o endereço dos seus portais.',
  ],
  icon: 'tenant',
  rights: 'TENANTS',
  readableBy: 'session',
  menu: { group: 'administration' },
  path: '/organisations',
  fields: {
    code: text({
      label: ['Code', 'Code', 'Kürzel', 'Código'],
      required: true,
      unique: true,
      maxLength: 40,
    }),
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 120 }),
    hote: text({
      label: ['Adresse du portail', 'Portal address', 'Portaladresse', 'Endereço do portal'],
      maxLength: 253,
    }),
    principal: boolean({
      label: ['Organisation principale', 'Main organisation', 'Hauptorganisation', 'Organização principal'],
    }),
  },
  representation: 'nom',
  search: ['nom', 'code'],
  list: { columns: ['nom', 'code', 'hote', 'principal'], sort: { field: 'nom', order: 'ASC' } },
  operations: { list: 'array', get: 'extension', create: 'none', update: 'none', delete: 'none' },
});

export const parametres = defineResource({
  name: 'parametres',
  contract: true,
  label: {
    one: ['Paramètre', 'Setting', 'Einstellung', 'Parâmetro'],
    many: ['Paramètres', 'Settings', 'Einstellungen', 'Parâmetros'],
    new: ['Nouveau paramètre', 'New setting', 'Neue Einstellung', 'Novo parâmetro'],
  },
  icon: 'settings',
  rights: 'PARAMETRES',
  menu: { group: 'administration' },
  path: '/admin/parametres',
  fields: {
    nom: text({
      label: ['Nom', 'Name', 'Name', 'Nome'],
      help: [
        'Le nom par lequel les applications lisent la valeur.',
        'The name by which applications read the value.',
        'Der Name, unter dem Anwendungen den Wert lesen.',
        'O nome pelo qual as aplicações leem o valor.',
      ],
      required: true,
      unique: true,
      maxLength: 120,
    }),
    valeur: longText({ label: ['Valeur', 'Value', 'Wert', 'Valor'], maxLength: 20_000 }),
    description: description(),
  },
  representation: 'nom',
  search: ['nom', 'description'],
  list: { columns: ['nom', 'valeur', 'description'], sort: { field: 'nom', order: 'ASC' } },
  lookups: {
    Nom: {
      field: 'nom',
      returns: 'valeur',
      // Those who write notices are offered the functions and groups that these settings leave.
      openTo: {
        values: ['utilisateur', 'adherent', 'fournisseur', 'partenaire'].flatMap((kind) => [
          `informationsadditionnelles_droits_${kind}`,
          `informationsadditionnelles_groupes_${kind}`,
        ]),
        rights: ['UTILISATEURS', 'ENTREPRISES', 'FOURNISSEURS', 'PARTENAIRES'].flatMap((name) => [
          `${name}_INFOS_ADD:create`,
          `${name}_INFOS_ADD:update`,
          `${name}_INFOS_ADD:admin`,
        ]),
      },
    },
  },
});
