import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { dateTime } from '../fields/dateTime/kind';
import { email } from '../fields/email/kind';
import { files } from '../fields/files/kind';
import { image } from '../fields/image/kind';
import { longText } from '../fields/longText/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import type { Words } from '../language/words';
import { CONTRATS, contratFields } from './commonContrats';
import { APPLICATIONS } from './commonUtilisateurs';
import { COMPANY_PLANNINGS } from './commonEntreprises';
import { HIDDEN_PEOPLE, NOT_HIDDEN } from './commonMembres';
import { PERSON_PLAN } from './commonPlanning';

/** A yes-or-no that is "no" unless it is set. */
const choice = (label: Words, help?: Words) => boolean({ label, initial: false, ...(help && { help }) });

export const Utilisateurs = defineResource({
  name: 'Utilisateurs',
  contract: true,
  label: {
    one: ['Utilisateur', 'User', 'Benutzer', 'Utilizador'],
    many: ['Utilisateurs', 'Users', 'Benutzer', 'Utilizadores'],
    new: ['Nouvel utilisateur', 'New user', 'Neuer Benutzer', 'Novo utilizador'],
  },
  icon: 'user',
  rights: 'UTILISATEURS',
  menu: {
    group: 'equipe',
    order: 1,
    synonyms: [
      'salarié collaborateur personnel employé compte',
      'staff employee colleague person account',
      'Mitarbeiter Personal Kollegen Konto',
      'funcionário colaborador pessoal trabalhador conta',
    ],
  },
  path: '/utilisateurs',
  paths: { edit: '/utilisateurs/edit/:id' },
  fields: {
    nom: text({ label: ['Nom', 'Last name', 'Nachname', 'Apelido'], required: true, maxLength: 120 }),
    prenom: text({ label: ['Prénom', 'First name', 'Vorname', 'Nome próprio'], required: true, maxLength: 120 }),
    email: email({
      label: ['E-mail de connexion', 'Sign-in e-mail', 'E-Mail zur Anmeldung', 'E-mail de acesso'],
      required: true,
      unique: true,
    }),
    emailConfirmed: choice(['E-mail confirmé', 'E-mail confirmed', 'E-Mail bestätigt', 'E-mail confirmado']),
    lockoutEnd: dateTime({
      label: ['Compte verrouillé jusqu’au', 'Account locked until', 'Konto gesperrt bis', 'Conta bloqueada até'],
      help: [
        'La personne ne peut pas se connecter jusqu’à ce moment\u00a0; vide\u00a0: le compte est ouvert.',
        'The person cannot sign in until then; empty: the account is open.',
        'Bis dahin ist keine Anmeldung möglich; leer: das Konto ist offen.',
        'A pessoa não pode entrar até esse momento; vazio: a conta está aberta.',
      ],
    }),
    photo: image({ label: ['Photo', 'Photo', 'Foto', 'Fotografia'], crop: { aspect: 1, width: 512 } }),
    telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
    emailProfessionnel: email({
      label: ['E-mail professionnel', 'Work e-mail', 'Berufliche E-Mail', 'E-mail profissional'],
    }),
    matricule: text({ label: ['Matricule', 'Staff number', 'Personalnummer', 'Número de funcionário'], maxLength: 40 }),
    utilisateurMasquee: choice(
      ['Masqué', 'Hidden', 'Ausgeblendet', 'Oculto'],
      [
        'Une personne masquée ne figure ni dans les listes ni dans le trombinoscope.',
        'A hidden person is neither in lists nor in the staff directory.',
        'Ausgeblendete Personen stehen weder in Listen noch im Personalverzeichnis.',
        'Uma pessoa oculta não consta das listas nem do diretório da equipa.',
      ],
    ),
    isPrivateMember: choice(['Membre privé', 'Private member', 'Privates Mitglied', 'Membro privado']),
    voitureFonction: choice(['Voiture de fonction', 'Company car', 'Dienstwagen', 'Viatura de função']),
    voitureSociete: choice(['Voiture de société', 'Pool car', 'Poolfahrzeug', 'Viatura da empresa']),
    telephoneMAD: telephone({
      label: ['Téléphone mis à disposition', 'Telephone provided', 'Gestelltes Telefon', 'Telefone disponibilizado'],
    }),
    ordinateur: text({ label: ['Ordinateur', 'Computer', 'Computer', 'Computador'], maxLength: 200 }),
    autreMateriel: longText({
      label: ['Autre matériel', 'Other equipment', 'Weitere Ausstattung', 'Outro equipamento'],
      maxLength: 2000,
    }),
    materielMisADispo: longText({
      label: [
        'Matériel mis à disposition',
        'Equipment provided',
        'Gestellte Ausstattung',
        'Equipamento disponibilizado',
      ],
      maxLength: 2000,
    }),
    competencesAdditionnelles: longText({
      label: ['Compétences additionnelles', 'Additional skills', 'Weitere Kompetenzen', 'Competências adicionais'],
      maxLength: 5000,
    }),
    fichiersCompetencesAdditionnelles: files({
      label: [
        'Justificatifs des compétences',
        'Evidence of skills',
        'Nachweise der Kompetenzen',
        'Comprovativos das competências',
      ],
      maxItems: 20,
    }),
    accesRessifnetASST: choice([
      'Accès à l’application ASST',
      'Access to the ASST application',
      'Zugang zur Anwendung ASST',
      'Acesso à aplicação ASST',
    ]),
    accesRessifnetIST: choice([
      'Accès à l’application IST',
      'Access to the IST application',
      'Zugang zur Anwendung IST',
      'Acesso à aplicação IST',
    ]),
    accesRessifnetFASTT: choice([
      'Accès à l’application FASTT',
      'Access to the FASTT application',
      'Zugang zur Anwendung FASTT',
      'Acesso à aplicação FASTT',
    ]),
    accesConsigneRessifnetFASTT: choice([
      'Accès aux consignes FASTT',
      'Access to FASTT instructions',
      'Zugang zu FASTT-Anweisungen',
      'Acesso às instruções FASTT',
    ]),
    accesRessifnetFASTTParams: choice([
      'Accès aux paramètres FASTT',
      'Access to FASTT settings',
      'Zugang zu FASTT-Einstellungen',
      'Acesso aos parâmetros FASTT',
    ]),
    listRessifnetFASTTFonction: referenceSet({
      label: ['Fonctions FASTT', 'FASTT functions', 'FASTT-Funktionen', 'Funções FASTT'],
      resource: 'ressifnetFastt/fonctions',
    }),
  },
  operations: { download: 'extension' },
  summary: { fields: ['telephone', 'emailProfessionnel', 'matricule'] },
  plan: PERSON_PLAN,
  // Readers who may not change people see the name and the functions of a private member (docs/decisions/0025-people.md).
  privacy: { flag: 'isPrivateMember', owner: 'id', shows: ['nom', 'prenom', 'FonctionCode'] },
  representation: ['nom', 'prenom'],
  picture: 'photo',
  search: ['nom', 'prenom', 'email', 'matricule'],
  list: {
    columns: ['nom', 'prenom', 'email', 'telephone', 'matricule'],
    sort: { field: 'nom', order: 'ASC' },
    filters: [
      'nom',
      'prenom',
      'email',
      'matricule',
      'emailConfirmed',
      'lockoutEnd',
      'isPrivateMember',
      'listRessifnetFASTTFonction',
    ],
  },
  sections: [
    {
      label: ['Identité', 'Identity', 'Identität', 'Identidade'],
      fields: ['nom', 'prenom', 'email', 'telephone', 'emailProfessionnel', 'matricule', 'photo'],
    },
    {
      label: ['Compte', 'Account', 'Konto', 'Conta'],
      fields: ['emailConfirmed', 'lockoutEnd', 'utilisateurMasquee', 'isPrivateMember'],
    },
    {
      label: ['Matériel', 'Equipment', 'Ausstattung', 'Equipamento'],
      fields: ['voitureFonction', 'voitureSociete', 'telephoneMAD', 'ordinateur', 'autreMateriel', 'materielMisADispo'],
    },
    {
      label: ['Compétences', 'Skills', 'Kompetenzen', 'Competências'],
      fields: ['competencesAdditionnelles', 'fichiersCompetencesAdditionnelles'],
    },
    {
      label: ['Applications', 'Applications', 'Anwendungen', 'Aplicações'],
      fields: APPLICATIONS,
    },
  ],
  parameters: {
    HiddenUser: { label: HIDDEN_PEOPLE, whenFalse: NOT_HIDDEN, conceals: true },
  },
  actions: {
    resendConfirmationLink: {
      label: [
        'Renvoyer le lien de confirmation',
        'Send the confirmation link again',
        'Bestätigungslink erneut senden',
        'Reenviar a ligação de confirmação',
      ],
      icon: 'delivery',
      method: 'POST',
      path: 'resendConfirmationLink',
      several: true,
      question: [
        'Un nouveau lien de confirmation partira à l’adresse de %{name}. Les liens précédents ne seront plus valables.',
        'A new confirmation link will go to the address of %{name}. Earlier links will no longer work.',
        'Ein neuer Bestätigungslink geht an die Adresse von %{name}. Frühere Links gelten dann nicht mehr.',
        'Uma nova ligação de confirmação será enviada para o endereço de %{name}. As ligações anteriores deixarão de funcionar.',
      ],
      done: [
        'Lien de confirmation envoyé.',
        'Confirmation link sent.',
        'Bestätigungslink gesendet.',
        'Ligação de confirmação enviada.',
      ],
      when: {
        any: [
          { field: 'emailConfirmed', operator: 'equals', value: false },
          { field: 'emailConfirmed', operator: 'isEmpty' },
        ],
      },
    },
    askResetPassword: {
      label: ['Réinitialiser le mot de passe', 'Reset the password', 'Passwort zurücksetzen', 'Repor a palavra-passe'],
      method: 'POST',
      path: 'askResetPassword',
      question: [
        '%{name} recevra par e-mail un lien pour choisir un nouveau mot de passe. L’ancien reste valable jusque-là.',
        '%{name} will get a link by e-mail to choose a new password. The old one works until then.',
        '%{name} erhält per E-Mail einen Link, um ein neues Passwort zu wählen. Bis dahin gilt das alte.',
        '%{name} receberá por e-mail uma ligação para escolher uma nova palavra-passe. A antiga continua válida até lá.',
      ],
      done: [
        'Lien pour le mot de passe envoyé.',
        'Password link sent.',
        'Link für das Passwort gesendet.',
        'Ligação para a palavra-passe enviada.',
      ],
    },
  },
  savedMessages: {
    confirmationMail: {
      failed: [
        'L’utilisateur est enregistré, mais le lien de confirmation n’a pas pu être envoyé. Renvoyez-le depuis sa fiche.',
        'The user is saved, but the confirmation link could not be sent. Send it again from their page.',
        'Der Benutzer ist gespeichert, aber der Bestätigungslink konnte nicht gesendet werden. Senden Sie ihn von seiner Seite aus erneut.',
        'O utilizador foi guardado, mas não foi possível enviar a ligação de confirmação. Reenvie-a a partir da sua ficha.',
      ],
    },
  },
  tabGroups: { documents: ['Documents', 'Documents', 'Dokumente', 'Documentos'] },
  links: {
    FonctionCode: {
      label: ['Fonction', 'Function', 'Funktion', 'Função'],
      resource: 'IdentiteFonctions',
      here: 'identityId',
      there: 'fonctionId',
      by: 'code',
    },
    entrepriseId: {
      label: ['Adhérent suivi', 'Member looked after', 'Betreutes Mitglied', 'Aderente acompanhado'],
      resource: COMPANY_PLANNINGS,
      here: 'utilisateurId',
      there: 'entrepriseId',
    },
  },
});

/** The contracts of a person with the organisation (section 7.2 of the specification). */
export const UtilisateurContrats = defineResource({
  ...CONTRATS,
  name: 'Utilisateurs/{utilisateurId}/contrats',
  contract: true,
  parent: { resource: 'Utilisateurs', parameter: 'utilisateurId' },
  rights: 'UTILISATEURS',
  fields: contratFields(),
  operations: { list: 'array', download: 'extension' },
  tab: { group: 'documents', order: 1 },
});
