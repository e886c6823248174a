import { boolean } from '../fields/boolean/kind';
import { email } from '../fields/email/kind';
import { enumeration } from '../fields/enumeration/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import type { SummaryCard } from './common';

/** The fields of a person who can be reached, in an organisation or in the address book. */
export const personFields = () => ({
  civilite: enumeration({
    label: ['Civilité', 'Title', 'Anrede', 'Tratamento'],
    options: [
      { value: 'Madame', label: ['Madame', 'Ms', 'Frau', 'Senhora'] },
      { value: 'Monsieur', label: ['Monsieur', 'Mr', 'Herr', 'Senhor'] },
    ],
  }),
  nom: text({
    label: ['Nom', 'Last name', 'Nachname', 'Apelido'],
    headings: ['Nom de famille', 'Surname', 'Family name', 'Familienname', 'Nome'],
    required: true,
    maxLength: 120,
  }),
  prenom: text({
    label: ['Prénom', 'First name', 'Vorname', 'Nome próprio'],
    headings: ['Prénoms', 'Given name', 'Forename'],
    maxLength: 120,
  }),
  fonction: text({
    label: ['Fonction', 'Position', 'Position', 'Cargo'],
    headings: ['Poste', 'Emploi', 'Intitulé de poste', 'Job title', 'Job', 'Funktion', 'Stelle', 'Função'],
    maxLength: 200,
  }),
  email: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'] }),
  telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
  mobile: telephone({
    label: ['Mobile', 'Mobile', 'Mobiltelefon', 'Telemóvel'],
    headings: ['Portable', 'Tél portable', 'Tél. portable', 'Tél mobile', 'GSM', 'Cell phone', 'Handy', 'Mobil'],
  }),
});

/** The fields of a contact of a company, a partner, a supplier or a FASTT partner. */
export const contactFields = () => ({
  ...personFields(),
  principal: boolean({
    label: ['Contact principal', 'Main contact', 'Hauptkontakt', 'Contacto principal'],
    help: [
      'La personne à joindre en premier.',
      'The person to reach first.',
      'Die Person, die zuerst kontaktiert wird.',
      'A pessoa a contactar em primeiro lugar.',
    ],
    initial: false,
  }),
});

/** How contacts are named, searched and shown, for companies, partners and suppliers alike. */
export const CONTACTS = {
  label: {
    one: ['Contact', 'Contact', 'Ansprechperson', 'Contacto'],
    many: ['Contacts', 'Contacts', 'Ansprechpersonen', 'Contactos'],
    new: ['Nouveau contact', 'New contact', 'Neue Ansprechperson', 'Novo contacto'],
  },
  icon: 'contact',
  representation: ['nom', 'prenom'],
  search: ['nom', 'prenom', 'fonction', 'email'],
  list: {
    columns: ['nom', 'prenom', 'fonction', 'email', 'telephone', 'mobile', 'principal'],
    sort: { field: 'nom', order: 'ASC' },
  },
} as const;

/** The card of the contacts to reach first. */
export const mainContacts = (collection: string): SummaryCard => ({
  label: ['Contact principal', 'Main contact', 'Hauptkontakt', 'Contacto principal'],
  collection,
  where: { field: 'principal', operator: 'equals', value: true },
  sort: { field: 'nom', order: 'ASC' },
  limit: 2,
  columns: ['nom', 'prenom', 'fonction', 'telephone', 'mobile', 'email'],
  empty: [
    'Aucun contact principal désigné.',
    'No main contact is named.',
    'Kein Hauptkontakt benannt.',
    'Nenhum contacto principal indicado.',
  ],
});
