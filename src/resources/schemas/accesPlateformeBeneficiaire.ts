import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import { actif } from './common';
import { COMPANY_SITES } from './commonEntreprises';

/** With which code the employees of a member get into the platform of beneficiaries. */
export const AccesPlateformeBeneficiaire = defineResource({
  name: 'AccesPlateformeBeneficiaire',
  contract: true,
  label: {
    one: [
      'Accès à la plateforme bénéficiaires',
      'Access to the beneficiary platform',
      'Zugang zur Plattform der Begünstigten',
      'Acesso à plataforma de beneficiários',
    ],
    many: [
      'Accès à la plateforme bénéficiaires',
      'Accesses to the beneficiary platform',
      'Zugänge zur Plattform der Begünstigten',
      'Acessos à plataforma de beneficiários',
    ],
    new: [
      'Nouvel accès à la plateforme bénéficiaires',
      'New access to the beneficiary platform',
      'Neuer Zugang zur Plattform der Begünstigten',
      'Novo acesso à plataforma de beneficiários',
    ],
  },
  help: [
    'Le code que l’adhérent donne à ses salariés pour s’inscrire.',
    'The code that a member gives its employees to register with.',
    'Der Code, mit dem sich die Beschäftigten eines Mitglieds anmelden.',
    'O código que o aderente dá aos seus trabalhadores para se registarem.',
  ],
  icon: 'right',
  rights: 'ACCES_PLATEFORME',
  scope: { company: 'entrepriseId', site: 'siteId' },
  menu: {
    group: 'adherents',
    order: 3,
    label: ['Accès bénéficiaires', 'Beneficiary access', 'Zugänge Begünstigte', 'Acessos beneficiários'],
  },
  path: '/acces-plateforme-beneficiaire',
  fields: {
    code: text({
      label: ['Code d’accès', 'Access code', 'Zugangscode', 'Código de acesso'],
      required: true,
      unique: true,
      maxLength: 40,
      placeholder: ['ACCES-12', 'ACCES-12', 'ACCES-12', 'ACCES-12'],
      pattern: '[\\p{L}\\p{N}][\\p{L}\\p{N}_.\\-]*',
    }),
    entrepriseId: reference({
      label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
      resource: 'Entreprises',
      required: true,
    }),
    siteId: reference({
      label: ['Site', 'Site', 'Standort', 'Local'],
      help: [
        'Vide\u00a0: tous les sites de l’adhérent.',
        'Empty: all sites of the member.',
        'Leer: alle Standorte des Mitglieds.',
        'Vazio: todos os locais do aderente.',
      ],
      resource: COMPANY_SITES,
    }),
    actif: actif(),
    dateDebut: date({ label: ['Ouvert le', 'Opens on', 'Gültig ab', 'Abre em'] }),
    dateFin: date({ label: ['Fermé le', 'Closes on', 'Gültig bis', 'Fecha em'] }),
    messageAccueil: longText({
      label: ['Message d’accueil', 'Welcome message', 'Begrüßungstext', 'Mensagem de boas-vindas'],
      maxLength: 2000,
    }),
  },
  representation: 'code',
  search: ['code'],
  list: {
    columns: ['code', 'entrepriseId', 'siteId', 'actif', 'dateDebut', 'dateFin'],
    sort: { field: 'code', order: 'ASC' },
  },
  operations: { listing: 'extension', delete: 'extension' },
  periods: [{ from: 'dateDebut', to: 'dateFin' }],
});
