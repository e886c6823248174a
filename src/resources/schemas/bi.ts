import { defineResource } from '../defineResource';
import { reference } from '../fields/reference/kind';
import { url } from '../fields/url/kind';
import { actif, description, MAINTAINED_BY_EXTENSION, utilisateurId } from './common';
import { nom } from './commonOrganisations';

export const BIRapports = defineResource({
  name: 'BIRapports',
  contract: true,
  label: {
    one: ['Rapport BI', 'BI report', 'BI-Bericht', 'Relatório BI'],
    many: ['Rapports BI', 'BI reports', 'BI-Berichte', 'Relatórios BI'],
    new: ['Nouveau rapport BI', 'New BI report', 'Neuer BI-Bericht', 'Novo relatório BI'],
  },
  icon: 'report',
  rights: 'ACCES_BI',
  menu: { group: 'suivi' },
  grantedBy: { resource: 'BIAcces', record: 'rapportId', user: 'utilisateurId' },
  path: '/bi-rapports',
  fields: {
    nom: nom(),
    description: description(),
    url: url({
      label: ['Adresse du rapport', 'Address of the report', 'Adresse des Berichts', 'Endereço do relatório'],
      required: true,
    }),
    actif: actif(),
  },
  representation: 'nom',
  search: ['nom', 'description'],
  list: { columns: ['nom', 'description', 'url', 'actif'], sort: { field: 'nom', order: 'ASC' } },
  operations: MAINTAINED_BY_EXTENSION,
});

export const BIAcces = defineResource({
  name: 'BIAcces',
  contract: true,
  label: {
    one: ['Accès BI', 'BI access', 'BI-Zugriff', 'Acesso BI'],
    many: ['Accès BI', 'BI access', 'BI-Zugriffe', 'Acessos BI'],
    new: ['Nouvel accès BI', 'New BI access', 'Neuer BI-Zugriff', 'Novo acesso BI'],
  },
  help: [
    'Qui ouvre quel rapport.',
    'Who opens which report.',
    'Wer welchen Bericht öffnet.',
    'Quem abre que relatório.',
  ],
  icon: 'right',
  rights: 'ACCES_BI',
  menu: { group: 'suivi' },
  path: '/bi-acces',
  fields: {
    utilisateurId: utilisateurId(),
    rapportId: reference({
      label: ['Rapport', 'Report', 'Bericht', 'Relatório'],
      resource: 'BIRapports',
      required: true,
      owned: true,
    }),
  },
  representation: ['utilisateurId', 'rapportId'],
  search: ['utilisateurId', 'rapportId'],
  list: { columns: ['utilisateurId', 'rapportId'], sort: { field: 'utilisateurId', order: 'ASC' } },
  operations: { order: 'extension', search: 'extension' },
  unique: [['utilisateurId', 'rapportId']],
});
