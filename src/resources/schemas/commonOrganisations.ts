import { boolean } from '../fields/boolean/kind';
import { email } from '../fields/email/kind';
import { enumeration } from '../fields/enumeration/kind';
import { longText } from '../fields/longText/kind';
import { siret } from '../fields/siret/kind';
import { telephone } from '../fields/telephone/kind';
import { text } from '../fields/text/kind';
import { url } from '../fields/url/kind';
import { ADDRESS, addressFields } from './commonAdresses';

/** How an organisation is reached. */
export const reachFields = () => ({
  telephone: telephone({ label: ['Téléphone', 'Telephone', 'Telefon', 'Telefone'] }),
  email: email({ label: ['E-mail', 'E-mail', 'E-Mail', 'E-mail'] }),
  siteInternet: url({ label: ['Site internet', 'Website', 'Website', 'Sítio Web'] }),
});

/** What files call an organisation. */
export const ORGANISATION_HEADINGS = [
  ...['Raison sociale', 'Dénomination', 'Dénomination sociale', 'Société', 'Entreprise', 'Établissement', 'Structure'],
  ...['Nom de l’entreprise', 'Nom entreprise', 'Nom de la société', 'Employeur', 'Adhérent', 'Client'],
  ...['Company', 'Company name', 'Business name', 'Firma', 'Firmenname', 'Unternehmen', 'Betrieb'],
  ...['Empresa', 'Sociedade', 'Razão social'],
] as const;

export const nom = () =>
  text({
    label: ['Nom', 'Name', 'Name', 'Nome'],
    headings: [...ORGANISATION_HEADINGS],
    required: true,
    maxLength: 200,
  });

export const numeroSiret = () => siret({ label: ['SIRET', 'SIRET', 'SIRET', 'SIRET'] });

export const notes = () => longText({ label: ['Notes', 'Notes', 'Notizen', 'Notas'], maxLength: 5000 });

/** What an organisation holds besides its name, its kind and its states. */
export const organisationFields = () => ({
  siret: numeroSiret(),
  ...addressFields(),
  ...reachFields(),
  notes: notes(),
});

/** Where the relation with a partner or a supplier stands. */
export const statut = () =>
  enumeration({
    label: ['Statut', 'Status', 'Status', 'Estado'],
    required: true,
    initial: 'Actif',
    options: [
      { value: 'Prospect', label: ['Prospect', 'Prospect', 'Interessent', 'Potencial'], status: 'info' },
      { value: 'Actif', label: ['Actif', 'Active', 'Aktiv', 'Ativo'], status: 'success' },
      { value: 'Suspendu', label: ['Suspendu', 'Suspended', 'Ausgesetzt', 'Suspenso'], status: 'warning' },
      { value: 'Termine', label: ['Terminé', 'Ended', 'Beendet', 'Terminado'], status: 'secondary' },
    ],
  });

export const pertinent = () =>
  boolean({
    label: ['Pertinent', 'Relevant', 'Relevant', 'Pertinente'],
    help: [
      'Proposé dans les listes du quotidien\u00a0; les autres restent consultables.',
      'Offered in everyday lists; the others can still be looked up.',
      'Wird in den alltäglichen Listen angeboten; die übrigen bleiben einsehbar.',
      'Proposto nas listas do dia a dia; os outros continuam consultáveis.',
    ],
    required: true,
    initial: true,
  });

/** `PertinentOnly`: only those of everyday use (section 7.4 of the specification). */
export const PERTINENT_ONLY = {
  PertinentOnly: {
    label: ['Pertinents seulement', 'Relevant only', 'Nur relevante', 'Só pertinentes'],
    whenTrue: { field: 'pertinent', operator: 'equals', value: true },
  },
} as const;

/** Where an organisation is and how it is reached. */
export const ADDRESS_SECTION = {
  label: ['Coordonnées', 'Contact details', 'Kontaktdaten', 'Contactos'],
  fields: ['adresse', 'complementAdresse', 'codePostal', 'ville', 'telephone', 'email', 'siteInternet'],
} as const;

/** The sections of an organisation; `identity`: the fields that say who it is. */
export const organisationSections = <const Name extends string>(...identity: readonly Name[]) =>
  [
    { label: ['Identité', 'Identity', 'Identität', 'Identidade'], fields: identity },
    ADDRESS_SECTION,
    { label: ['Notes', 'Notes', 'Notizen', 'Notas'], fields: ['notes'] },
  ] as const;

/**
 * How partners and suppliers are named, searched and listed, and the groups of their tabs.
 *
 * @param kind the field that says of which kind one is
 * @param state the field that says where the relation with it stands
 * @param everyday the field that says whether it matters today
 */
export const organisationLists = <Kind extends string, State extends string, Everyday extends string>(
  kind: Kind,
  state: State,
  everyday: Everyday,
) =>
  ({
    representation: 'nom',
    address: ADDRESS,
    search: ['nom', 'ville', 'siret'],
    list: {
      columns: ['nom', kind, 'ville', 'telephone', state, everyday],
      sort: { field: 'nom', order: 'ASC' },
      filters: ['nom', kind, state, 'ville', 'codePostal'],
    },
    tabGroups: {
      relation: ['Relation', 'Relationship', 'Beziehung', 'Relação'],
      documents: ['Documents', 'Documents', 'Dokumente', 'Documentos'],
    },
  }) as const;
