import { defineResource } from '../defineResource';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { actif, code } from './common';
import { addressFields } from './commonAdresses';
import { COMPANY_RIGHTS } from './commonEntreprises';
import { nom, numeroSiret } from './commonOrganisations';

/** Companies as two other systems know them, and which of them is which of ours (section 7.3 of the specification). */

/** Another system, and the first segment of its addresses. */
interface OtherSystem {
  readonly name: string;
  readonly segment: string;
  readonly rights: Uppercase<string>;
}

const RESSIFNET: OtherSystem = { name: 'Ressifnet', segment: 'ressifnet', rights: 'RESSIFNET' };
const DAISY: OtherSystem = { name: 'Daisy', segment: 'daisy', rights: 'DAISY' };

/** The rights that read a company, and so its mappings and the names of what it is mapped to. */
const COMPANY_READERS = ['ENTREPRISES:read', 'ENTREPRISES:admin', ...COMPANY_RIGHTS.alsoReadableWith];

const externalFields = (sectors: string) => ({
  code: code(),
  nom: nom(),
  siret: numeroSiret(),
  secteurActiviteId: reference({
    label: ['Secteur d’activité', 'Activity sector', 'Wirtschaftszweig', 'Setor de atividade'],
    resource: sectors,
  }),
  ...addressFields(),
  actif: actif(),
});

/** Its companies. The contract lists and creates them; people who map companies choose among them. */
const externalCompanies = ({ name, segment, rights }: OtherSystem) =>
  defineResource({
    name: `${segment}/entreprises`,
    contract: true,
    label: {
      one: [`Entreprise ${name}`, `${name} company`, `${name}-Unternehmen`, `Empresa ${name}`],
      many: [`Entreprises ${name}`, `${name} companies`, `${name}-Unternehmen`, `Empresas ${name}`],
      new: [`Nouvelle entreprise ${name}`, `New ${name} company`, `Neues ${name}-Unternehmen`, `Nova empresa ${name}`],
    },
    icon: 'company',
    rights,
    readableBy: COMPANY_READERS,
    menu: { group: 'referentiels' },
    path: `/entreprises-${segment}`,
    fields: externalFields(`${segment}/SecteursActivite`),
    representation: ['code', 'nom'],
    search: ['code', 'nom', 'siret', 'ville'],
    list: {
      columns: ['nom', 'code', 'siret', 'ville', 'secteurActiviteId', 'actif'],
      sort: { field: 'nom', order: 'ASC' },
    },
    operations: { get: 'extension', update: 'extension', delete: 'extension' },
  });

/** One of the other system's companies that is this member. Another one is another mapping: it is never changed. */
const mappingFields = (companies: string) => ({
  entrepriseExterneId: reference({
    label: [
      'Entreprise de l’autre système',
      'Company in the other system',
      'Unternehmen im anderen System',
      'Empresa no outro sistema',
    ],
    resource: companies,
    required: true,
    immutable: true,
  }),
  commentaire: longText({ label: ['Commentaire', 'Comment', 'Bemerkung', 'Comentário'], maxLength: 2000 }),
});

const mappings = ({ name, segment, rights }: OtherSystem, order: number) =>
  defineResource({
    name: `${segment}/entreprises/{entrepriseId}/mapping`,
    contract: true,
    parent: { resource: 'Entreprises', parameter: 'entrepriseId' },
    label: {
      one: [`Rapprochement ${name}`, `${name} mapping`, `${name}-Zuordnung`, `Correspondência ${name}`],
      many: [`Rapprochements ${name}`, `${name} mappings`, `${name}-Zuordnungen`, `Correspondências ${name}`],
      new: [
        `Nouveau rapprochement ${name}`,
        `New ${name} mapping`,
        `Neue ${name}-Zuordnung`,
        `Nova correspondência ${name}`,
      ],
    },
    icon: 'stakeholder',
    rights,
    // It is a tab of the company.
    alsoReadableWith: COMPANY_READERS,
    path: `/adherents/{entrepriseId}/rapprochements-${segment}`,
    fields: mappingFields(`${segment}/entreprises`),
    representation: 'entrepriseExterneId',
    search: ['entrepriseExterneId', 'commentaire'],
    list: { columns: ['entrepriseExterneId', 'commentaire'], sort: { field: 'entrepriseExterneId', order: 'ASC' } },
    operations: { list: 'array', get: 'extension', update: 'none' },
    unique: [['entrepriseExterneId']],
    owned: true,
    tab: { group: 'rapprochements', order, rare: true },
  });

export const RessifnetEntreprises = externalCompanies(RESSIFNET);
export const DaisyEntreprises = externalCompanies(DAISY);
export const RessifnetMappings = mappings(RESSIFNET, 1);
export const DaisyMappings = mappings(DAISY, 2);
