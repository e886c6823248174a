import { defineResource } from '../defineResource';
import { reference } from '../fields/reference/kind';
import { actif, code } from './common';
import { ADDRESS, addressFields } from './commonAdresses';
import { ADDRESS_SECTION, nom, numeroSiret, reachFields } from './commonOrganisations';
import { PLANNERS } from './commonPlanning';

export const Structures = defineResource({
  ...PLANNERS,
  name: 'structures',
  contract: true,
  label: {
    one: ['Structure', 'Structure', 'Struktur', 'Estrutura'],
    many: ['Structures', 'Structures', 'Strukturen', 'Estruturas'],
    new: ['Nouvelle structure', 'New structure', 'Neue Struktur', 'Nova estrutura'],
  },
  help: [
    'Les structures qui emploient les intervenants, et leurs agences.',
    'The structures that employ the staff, and their agencies.',
    'Die Strukturen, bei denen die Fachkräfte angestellt sind, und ihre Niederlassungen.',
    'As estruturas que empregam os intervenientes, e as suas agências.',
  ],
  icon: 'company',
  readableBy: 'session',
  menu: { group: 'planning', order: 5 },
  path: '/structures',
  paths: { show: '/structures/:id' },
  fields: {
    code: code(),
    nom: nom(),
    siret: numeroSiret(),
    responsableId: reference({
      label: ['Responsable', 'Person in charge', 'Verantwortliche Person', 'Responsável'],
      resource: 'Utilisateurs',
    }),
    actif: actif(),
    ...addressFields(),
    ...reachFields(),
  },
  representation: 'nom',
  address: ADDRESS,
  search: ['code', 'nom', 'ville'],
  list: { columns: ['nom', 'code', 'ville', 'telephone', 'actif'], sort: { field: 'nom', order: 'ASC' } },
  sections: [
    {
      label: ['Identité', 'Identity', 'Identität', 'Identidade'],
      fields: ['code', 'nom', 'siret', 'responsableId', 'actif'],
    },
    ADDRESS_SECTION,
  ],
});

export const StructureAgences = defineResource({
  ...PLANNERS,
  name: 'structures/{structureId}/agences',
  contract: true,
  parent: { resource: 'structures', parameter: 'structureId' },
  label: {
    one: ['Agence', 'Agency', 'Niederlassung', 'Agência'],
    many: ['Agences', 'Agencies', 'Niederlassungen', 'Agências'],
    new: ['Nouvelle agence', 'New agency', 'Neue Niederlassung', 'Nova agência'],
  },
  icon: 'site',
  readableBy: 'session',
  fields: { code: code(), nom: nom(), actif: actif(), ...addressFields(), ...reachFields() },
  representation: 'nom',
  address: ADDRESS,
  search: ['code', 'nom', 'ville'],
  list: { columns: ['nom', 'code', 'ville', 'telephone', 'actif'], sort: { field: 'nom', order: 'ASC' } },
  sections: [
    { label: ['Identité', 'Identity', 'Identität', 'Identidade'], fields: ['code', 'nom', 'actif'] },
    ADDRESS_SECTION,
  ],
});
