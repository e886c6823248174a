import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { enumeration } from '../fields/enumeration/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import { ADDRESS, addressFields } from './commonAdresses';
import { contactFields, CONTACTS } from './commonContacts';
import { COMPANY_CONTACTS, COMPANY_RIGHTS, COMPANY_SITES, OF_A_COMPANY } from './commonEntreprises';
import { nom } from './commonOrganisations';

export const EntrepriseContacts = defineResource({
  ...CONTACTS,
  ...OF_A_COMPANY,
  name: COMPANY_CONTACTS,
  contract: true,
  path: '/adherents/{entrepriseId}/contacts',
  fields: {
    ...contactFields(),
    role: enumeration({
      label: ['Rôle', 'Role', 'Rolle', 'Papel'],
      options: [
        { value: 'Direction', label: ['Direction', 'Management', 'Leitung', 'Direção'] },
        {
          value: 'RessourcesHumaines',
          label: ['Ressources humaines', 'Human resources', 'Personalwesen', 'Recursos humanos'],
        },
        {
          value: 'SanteSecurite',
          label: ['Santé et sécurité', 'Health and safety', 'Gesundheit und Sicherheit', 'Saúde e segurança'],
        },
        {
          value: 'RepresentantPersonnel',
          label: [
            'Représentant du personnel',
            'Staff representative',
            'Personalvertretung',
            'Representante do pessoal',
          ],
        },
        { value: 'Facturation', label: ['Facturation', 'Invoicing', 'Abrechnung', 'Faturação'] },
        { value: 'Autre', label: ['Autre', 'Other', 'Sonstiges', 'Outro'] },
      ],
    }),
    commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 2000 }),
  },
  tab: { group: 'contacts', order: 1 },
});

export const EntrepriseSites = defineResource({
  ...OF_A_COMPANY,
  name: COMPANY_SITES,
  contract: true,
  scope: { site: 'id' },
  label: {
    one: ['Site', 'Site', 'Standort', 'Local'],
    many: ['Sites', 'Sites', 'Standorte', 'Locais'],
    new: ['Nouveau site', 'New site', 'Neuer Standort', 'Novo local'],
  },
  icon: 'company',
  path: '/adherents/{entrepriseId}/sites',
  fields: {
    nom: nom(),
    principal: boolean({
      label: ['Site principal', 'Main site', 'Hauptstandort', 'Local principal'],
      initial: false,
    }),
    effectif: integer({ label: ['Effectif', 'Headcount', 'Beschäftigte', 'Efetivo'], min: 0 }),
    ...addressFields(),
    regionId: reference({ label: ['Région', 'Region', 'Region', 'Região'], resource: 'Regions' }),
    telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
    horaires: text({
      label: ['Horaires d’accueil', 'Opening hours', 'Öffnungszeiten', 'Horário de atendimento'],
      maxLength: 300,
    }),
    consignesAcces: longText({
      label: ['Consignes d’accès', 'How to get in', 'Zugangshinweise', 'Instruções de acesso'],
      help: [
        'Accueil, badge, stationnement, équipements de protection.',
        'Reception, badge, parking, protective equipment.',
        'Empfang, Ausweis, Parken, Schutzausrüstung.',
        'Receção, cartão, estacionamento, equipamento de proteção.',
      ],
      maxLength: 2000,
    }),
    dateOuverture: date({ label: ['Date d’ouverture', 'Opened on', 'Eröffnet am', 'Data de abertura'] }),
    dateFermeture: date({ label: ['Date de fermeture', 'Closed on', 'Geschlossen am', 'Data de encerramento'] }),
  },
  representation: 'nom',
  address: ADDRESS,
  search: ['nom', 'adresse', 'codePostal', 'ville'],
  list: {
    columns: ['nom', 'ville', 'codePostal', 'effectif', 'principal', 'dateFermeture'],
    sort: { field: 'nom', order: 'ASC' },
  },
  periods: [{ from: 'dateOuverture', to: 'dateFermeture' }],
  tab: { group: 'contacts', order: 2 },
});

export const EntrepriseSiteContacts = defineResource({
  ...COMPANY_RIGHTS,
  name: `${COMPANY_SITES}/{siteId}/contacts`,
  contract: true,
  parent: { resource: COMPANY_SITES, parameter: 'siteId' },
  label: {
    one: ['Contact du site', 'Contact of the site', 'Ansprechperson des Standorts', 'Contacto do local'],
    many: ['Contacts du site', 'Contacts of the site', 'Ansprechpersonen des Standorts', 'Contactos do local'],
    new: [
      'Nouveau contact du site',
      'New contact of the site',
      'Neue Ansprechperson des Standorts',
      'Novo contacto do local',
    ],
  },
  icon: 'contact',
  path: '/adherents/{entrepriseId}/sites/{siteId}/contacts',
  fields: {
    contactId: reference({
      label: ['Contact', 'Contact', 'Ansprechperson', 'Contacto'],
      resource: COMPANY_CONTACTS,
      required: true,
      immutable: true,
      owned: true,
    }),
  },
  representation: 'contactId',
  search: ['contactId'],
  list: { columns: ['contactId'], sort: { field: 'contactId', order: 'ASC' } },
  operations: { list: 'array', get: 'extension', update: 'none' },
  key: 'contactId',
});
