import { defineResource } from '../defineResource';
import { date } from '../fields/date/kind';
import { email } from '../fields/email/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import { COMPANY_SITES } from './commonEntreprises';

/** The folder of an employee who is supported. The contract reads one, or the last ones; the rest is an extension. */
export const Dossiers = defineResource({
  name: 'Dossiers',
  contract: true,
  label: {
    one: ['Dossier', 'Case', 'Akte', 'Processo'],
    many: ['Dossiers', 'Cases', 'Akten', 'Processos'],
    new: ['Nouveau dossier', 'New case', 'Neue Akte', 'Novo processo'],
  },
  help: [
    'Les salariés accompagnés, leur demande et leur référent.',
    'The employees who are supported, what they ask for and who looks after them.',
    'Die begleiteten Beschäftigten, ihr Anliegen und ihre Bezugsperson.',
    'Os trabalhadores acompanhados, o seu pedido e o seu referente.',
  ],
  icon: 'file',
  rights: 'DOSSIERS',
  // Its name is that of a person who is helped: who may not read folders is not told it.
  namesOpen: false,
  scope: { company: 'entrepriseId', site: 'siteId' },
  menu: { group: 'adherents', order: 2 },
  path: '/dossiers',
  fields: {
    numero: text({
      label: ['Numéro', 'Number', 'Nummer', 'Número'],
      required: true,
      unique: true,
      maxLength: 40,
    }),
    nom: text({
      label: ['Nom du bénéficiaire', 'Last name', 'Nachname', 'Apelido do beneficiário'],
      required: true,
      maxLength: 120,
    }),
    prenom: text({
      label: ['Prénom du bénéficiaire', 'First name', 'Vorname', 'Nome próprio do beneficiário'],
      required: true,
      maxLength: 120,
    }),
    dateNaissance: date({ label: ['Date de naissance', 'Date of birth', 'Geburtsdatum', 'Data de nascimento'] }),
    situationFamilialeId: reference({
      label: ['Situation familiale', 'Family situation', 'Familienstand', 'Situação familiar'],
      resource: 'SituationFamiliales',
    }),
    telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
    email: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'] }),
    entrepriseId: reference({
      label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'],
      resource: 'Entreprises',
      required: true,
    }),
    siteId: reference({ label: ['Site', 'Site', 'Standort', 'Local'], resource: COMPANY_SITES }),
    etat: enumeration({
      label: ['État', 'State', 'Stand', 'Estado'],
      required: true,
      initial: 'Ouvert',
      options: [
        { value: 'Ouvert', label: ['Ouvert', 'Open', 'Offen', 'Aberto'], status: 'info' },
        {
          value: 'EnCours',
          label: ['En instruction', 'Being processed', 'In Bearbeitung', 'Em instrução'],
          status: 'warning',
        },
        { value: 'Instruit', label: ['Instruit', 'Processed', 'Bearbeitet', 'Instruído'], status: 'customPurple' },
        { value: 'Clos', label: ['Clos', 'Closed', 'Geschlossen', 'Encerrado'], status: 'success' },
        {
          value: 'SansSuite',
          label: ['Sans suite', 'Dropped', 'Nicht weiterverfolgt', 'Sem seguimento'],
          status: 'secondary',
        },
      ],
    }),
    motifId: reference({ label: ['Motif', 'Reason', 'Anlass', 'Motivo'], resource: 'Themes' }),
    referentId: reference({
      label: ['Référent', 'Looked after by', 'Bezugsperson', 'Referente'],
      resource: 'Utilisateurs',
    }),
    dateOuverture: date({
      label: ['Date d’ouverture', 'Opened on', 'Eröffnet am', 'Data de abertura'],
      required: true,
    }),
    dateCloture: date({ label: ['Date de clôture', 'Closed on', 'Geschlossen am', 'Data de encerramento'] }),
    demande: longText({ label: ['Demande', 'Request', 'Anliegen', 'Pedido'], maxLength: 5000 }),
  },
  representation: ['numero', 'nom', 'prenom'],
  summary: { fields: ['etat', 'entrepriseId', 'referentId', 'motifId', 'dateOuverture'] },
  search: ['numero', 'nom', 'prenom'],
  list: {
    columns: ['numero', 'nom', 'prenom', 'entrepriseId', 'etat', 'referentId', 'dateOuverture'],
    sort: { field: 'dateOuverture', order: 'DESC' },
    filters: ['etat', 'entrepriseId', 'referentId', 'motifId', 'dateOuverture', 'dateCloture'],
  },
  sections: [
    {
      label: ['Bénéficiaire', 'Beneficiary', 'Begünstigte Person', 'Beneficiário'],
      fields: ['nom', 'prenom', 'dateNaissance', 'situationFamilialeId', 'telephone', 'email'],
    },
    { label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'], fields: ['entrepriseId', 'siteId'] },
    {
      label: ['Dossier', 'Case', 'Akte', 'Processo'],
      fields: ['numero', 'etat', 'motifId', 'referentId', 'dateOuverture', 'dateCloture', 'demande'],
    },
  ],
  operations: { listing: 'extension', create: 'extension', update: 'extension', delete: 'extension' },
  periods: [{ from: 'dateOuverture', to: 'dateCloture' }],
  counted: [
    ['dateOuverture', 'dateCloture', 'etat', 'motifId', 'situationFamilialeId', 'referentId', 'entrepriseId'],
    ['dateCloture', 'dateOuverture', 'etat', 'motifId', 'situationFamilialeId', 'referentId', 'entrepriseId'],
  ],
});
