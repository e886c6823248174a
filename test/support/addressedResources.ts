import { defineResource } from '../../src/resources/defineResource';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { files } from '../../src/resources/fields/files/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];
const label = (text: string) => ({ label: words(text) });
const named = (text: string) => ({ label: { one: words(text), many: words(`${text}s`) } });
const below = { parent: { resource: 'Cercles', parameter: 'cercleId' }, rights: 'CERCLES' } as const;

/** Test declarations that use every way of addressing of the language, independent of the product's. */
const Gens = defineResource({
  ...named('Personne'),
  name: 'Gens',
  contract: true,
  rights: 'GENS',
  fields: { nom: text({ ...label('Nom'), required: true }) },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  links: {
    CercleId: { ...label('Cercle'), resource: 'Cercles/{cercleId}/visites', here: 'gensId', there: 'cercleId' },
  },
});

const Cercles = defineResource({
  ...named('Cercle'),
  name: 'Cercles',
  contract: true,
  rights: 'CERCLES',
  fields: { nom: text({ ...label('Nom'), required: true }), rang: integer(label('Rang')) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  parameters: { ParRang: { ...label('Par rang'), sorts: { field: 'rang', order: 'DESC' } } },
  links: {
    VisiteurId: { ...label('Visiteur'), resource: 'Cercles/{cercleId}/visites', here: 'cercleId', there: 'gensId' },
  },
  summary: {
    fields: ['nom'],
    cards: {
      prochaines: {
        ...label('Prochaines visites'),
        collection: 'Cercles/{cercleId}/visites',
        where: { field: 'jour', operator: 'greaterOrEqual', value: { moment: 'today' } },
        sort: { field: 'jour', order: 'ASC' },
        limit: 2,
        columns: ['jour'],
      },
      secretes: {
        ...label('Secrets'),
        collection: 'Cercles/{cercleId}/secrets',
        sort: { field: 'id', order: 'ASC' },
        limit: 2,
        columns: ['texte'],
      },
    },
  },
});

const Membres = defineResource({
  contract: true,
  ...named('Membre'),
  ...below,
  name: 'Cercles/{cercleId}/membres',
  key: 'membreId',
  operations: { list: 'array', get: 'extension', update: 'extension' },
  fields: {
    membreId: reference({ ...label('Personne'), resource: 'Gens', required: true, immutable: true }),
    responsable: boolean({ ...label('Responsable'), required: true, initial: false }),
  },
  representation: 'membreId',
  list: { columns: ['membreId'], sort: { field: 'id', order: 'ASC' } },
});

const Salles = defineResource({
  contract: true,
  ...named('Salle'),
  ...below,
  name: 'Cercles/{cercleId}/salles',
  fields: { nom: text({ ...label('Nom'), required: true }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

const Occupants = withContractCalls(
  defineResource({
    ...named('Occupant'),
    name: 'Cercles/{cercleId}/salles/{salleId}/occupants',
    contract: true,
    parent: { resource: 'Cercles/{cercleId}/salles', parameter: 'salleId' },
    rights: 'CERCLES',
    key: 'gensId',
    operations: { list: 'array', get: 'none', update: 'none' },
    fields: { gensId: reference({ ...label('Personne'), resource: 'Gens', required: true, immutable: true }) },
    representation: 'gensId',
    list: { columns: ['gensId'], sort: { field: 'id', order: 'ASC' } },
  }),
  { createdAtKey: true },
);

const Reglages = withContractCalls(
  defineResource({
    contract: true,
    ...named('Réglage'),
    ...below,
    name: 'Cercles/{cercleId}/reglages',
    operations: { list: 'single', get: 'extension', create: 'none', delete: 'none' },
    fields: { Valeur: text({ ...label('Valeur'), required: true }), note: text(label('Note')) },
    representation: 'Valeur',
    list: { columns: ['Valeur'], sort: { field: 'id', order: 'ASC' } },
  }),
  { bodies: { update: 'form' } },
);

const Plans = withContractCalls(
  defineResource({
    contract: true,
    ...named('Plan'),
    ...below,
    name: 'Cercles/{cercleId}/plans',
    operations: { list: 'array', get: 'extension' },
    fields: {
      Annee: integer({ ...label('Année'), required: true, immutable: true }),
      index: integer({ ...label('Rang'), readOnly: true }),
      Libelle: text({ ...label('Libellé'), required: true }),
    },
    representation: 'Libelle',
    list: { columns: ['Annee', 'Libelle'], sort: { field: 'Annee', order: 'ASC' } },
    parameters: { Annee: { ...label('Année'), equals: 'Annee' } },
  }),
  { ranked: { segment: 'Annee', rank: 'index' }, bodies: { create: 'form', update: 'form' } },
);

const Visites = withContractCalls(
  defineResource({
    contract: true,
    ...named('Visite'),
    ...below,
    name: 'Cercles/{cercleId}/visites',
    tab: { countAt: 'CompteVisites' },
    fields: {
      gensId: reference({ ...label('Personne'), resource: 'Gens', required: true, immutable: true }),
      jour: date({ ...label('Jour'), required: true }),
      urgente: boolean({ ...label('Urgente'), required: true, initial: false }),
    },
    representation: 'jour',
    list: { columns: ['jour'], sort: { field: 'jour', order: 'ASC' } },
  }),
  { bodies: { create: 'query', update: 'query' } },
);

const Urgences = defineResource({
  contract: true,
  ...named('Urgence'),
  ...below,
  name: 'Cercles/{cercleId}/urgences',
  view: { resource: 'Cercles/{cercleId}/visites', where: { field: 'urgente', operator: 'equals', value: true } },
  fields: {
    gensId: reference({ ...label('Personne'), resource: 'Gens', required: true }),
    jour: date({ ...label('Jour'), required: true }),
  },
  representation: 'jour',
  list: { columns: ['jour'], sort: { field: 'jour', order: 'ASC' } },
});

const Liens = withContractCalls(
  defineResource({
    contract: true,
    ...named('Lien'),
    ...below,
    name: 'reseau/cercles/{cercleId}/liens',
    operations: { list: 'array', get: 'none', update: 'extension' },
    fields: { code: text({ ...label('Code'), required: true }) },
    representation: 'code',
    list: { columns: ['code'], sort: { field: 'code', order: 'ASC' } },
  }),
  { addresses: { list: 'reseau/cercles/{cercleId}/MesLiens', create: 'reseau/cercles/liens' } },
);

const Pieces = withContractCalls(
  defineResource({
    contract: true,
    ...named('Pièce'),
    ...below,
    name: 'Cercles/{cercleId}/pieces',
    operations: { download: 'extension' },
    fields: { fichiers: files(label('Fichiers')) },
    representation: 'fichiers',
    list: { columns: ['fichiers'], sort: { field: 'id', order: 'ASC' } },
  }),
  { fileRemoval: 'Files' },
);

const Bilans = defineResource({
  contract: true,
  ...named('Bilan'),
  ...below,
  name: 'Cercles/{cercleId}/bilan',
  computed: true,
  operations: { list: 'single', get: 'contract' },
  fields: { depuis: date(label('Depuis')), total: integer(label('Total')), reste: integer(label('Reste')) },
  representation: 'total',
  list: { columns: ['total'], sort: { field: 'id', order: 'ASC' } },
  parameters: { StartDate: { ...label('Depuis le'), equals: 'depuis' } },
});

const Secrets = defineResource({
  ...named('Secret'),
  ...below,
  name: 'Cercles/{cercleId}/secrets',
  contract: true,
  rights: 'SECRETS',
  fields: { texte: text({ ...label('Texte'), required: true }) },
  representation: 'texte',
  list: { columns: ['texte'], sort: { field: 'id', order: 'ASC' } },
});

const Jetons = withContractCalls(
  defineResource({
    ...named('Jeton'),
    name: 'Jetons',
    contract: true,
    rights: 'JETONS',
    operations: { listing: 'extension' },
    fields: { code: text({ ...label('Code'), required: true, unique: true }) },
    representation: 'code',
    list: { columns: ['code'], sort: { field: 'code', order: 'ASC' } },
  }),
  { extracts: { lasts: { sort: { field: 'id', order: 'DESC' }, limit: 2 } }, readBy: 'code' },
);

export const registry = createRegistry([
  Gens,
  Cercles,
  Membres,
  Salles,
  Occupants,
  Reglages,
  Plans,
  Visites,
  Urgences,
  Liens,
  Pieces,
  Bilans,
  Secrets,
  Jetons,
]);
