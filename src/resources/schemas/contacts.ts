import { defineResource } from '../defineResource';
import { text } from '../fields/text/kind';
import { ADDRESS, addressFields } from './commonAdresses';
import { personFields } from './commonContacts';
import { notes, ORGANISATION_HEADINGS } from './commonOrganisations';

/** The organisation's address book: people who belong to no company, partner or supplier. */
export const Contacts = defineResource({
  name: 'Contacts',
  contract: true,
  label: {
    one: ['Contact', 'Contact', 'Kontakt', 'Contacto'],
    many: ['Contacts', 'Contacts', 'Kontakte', 'Contactos'],
    new: ['Nouveau contact', 'New contact', 'Neuer Kontakt', 'Novo contacto'],
  },
  help: [
    'Le carnet d’adresses commun, au-delà des adhérents et des partenaires.',
    'The common address book, beyond members and partners.',
    'Das gemeinsame Adressbuch, über Mitglieder und Partner hinaus.',
    'A agenda comum, para além dos aderentes e dos parceiros.',
  ],
  icon: 'contact',
  rights: 'CONTACTS',
  menu: { group: 'partenaires', order: 6 },
  path: '/contacts',
  fields: {
    ...personFields(),
    organisme: text({
      label: ['Organisme', 'Organisation', 'Organisation', 'Organismo'],
      headings: [...ORGANISATION_HEADINGS],
      maxLength: 200,
    }),
    ...addressFields(),
    notes: notes(),
  },
  representation: ['nom', 'prenom'],
  summary: { fields: ['organisme', 'fonction', 'telephone', 'mobile', 'email'] },
  address: ADDRESS,
  search: ['nom', 'prenom', 'organisme', 'fonction', 'email'],
  list: {
    columns: ['nom', 'prenom', 'organisme', 'fonction', 'email', 'telephone', 'mobile'],
    sort: { field: 'nom', order: 'ASC' },
  },
  sections: [
    {
      label: ['Identité', 'Identity', 'Identität', 'Identidade'],
      fields: ['civilite', 'nom', 'prenom', 'organisme', 'fonction'],
    },
    {
      label: ['Coordonnées', 'Contact details', 'Kontaktdaten', 'Contactos'],
      fields: ['email', 'telephone', 'mobile', 'adresse', 'complementAdresse', 'codePostal', 'ville'],
    },
    { label: ['Notes', 'Notes', 'Notizen', 'Notas'], fields: ['notes'] },
  ],
});
