import { defineResource } from '../defineResource';
import { AccesPlateformeBeneficiaire } from './accesPlateformeBeneficiaire';
import { noticeFields, NOTICES, noticesAbout } from './commonNotices';
import { COMPANY_NOTICES, OF_A_COMPANY } from './commonEntreprises';
import { Dossiers } from './dossiers';

/** What stands by itself and names a company, shown on the company's page: read there, written where it stands. */

const { numero, nom, prenom, siteId, etat, motifId, referentId, dateOuverture, dateCloture } = Dossiers.fields;

export const EntrepriseDossiers = defineResource({
  parent: OF_A_COMPANY.parent,
  rights: Dossiers.rights,
  name: 'Entreprises/{entrepriseId}/Dossiers',
  label: Dossiers.label,
  help: [
    'Les salariés de l’adhérent qui sont accompagnés.',
    'The employees of the member who are supported.',
    'Die begleiteten Beschäftigten des Mitglieds.',
    'Os trabalhadores acompanhados do aderente.',
  ],
  icon: 'file',
  path: '/adherents/{entrepriseId}/dossiers',
  fields: { numero, nom, prenom, siteId, etat, motifId, referentId, dateOuverture, dateCloture },
  representation: ['numero', 'nom', 'prenom'],
  search: ['numero', 'nom', 'prenom'],
  list: {
    columns: ['numero', 'nom', 'prenom', 'siteId', 'etat', 'referentId', 'dateOuverture'],
    sort: { field: 'dateOuverture', order: 'DESC' },
  },
  view: { resource: Dossiers.name, below: 'entrepriseId' },
  tab: { group: 'suivi', order: 6 },
});

const { code, siteId: site, actif, dateDebut, dateFin } = AccesPlateformeBeneficiaire.fields;

export const EntrepriseAccesPlateforme = defineResource({
  parent: OF_A_COMPANY.parent,
  rights: AccesPlateformeBeneficiaire.rights,
  name: 'Entreprises/{entrepriseId}/AccesPlateforme',
  label: AccesPlateformeBeneficiaire.label,
  icon: 'right',
  path: '/adherents/{entrepriseId}/acces-plateforme',
  fields: { code, siteId: site, actif, dateDebut, dateFin },
  representation: 'code',
  search: ['code'],
  list: { columns: ['code', 'siteId', 'actif', 'dateDebut', 'dateFin'], sort: { field: 'code', order: 'ASC' } },
  view: { resource: AccesPlateformeBeneficiaire.name, below: 'entrepriseId' },
  tab: { group: 'operationnel', order: 6 },
});

export const EntrepriseInformations = defineResource({
  ...NOTICES,
  ...OF_A_COMPANY,
  name: COMPANY_NOTICES,
  path: '/adherents/{entrepriseId}/informations',
  fields: noticeFields,
  view: noticesAbout('Entreprise'),
  tab: { group: 'suivi', order: 7 },
});
