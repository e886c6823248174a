import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Words } from '../../src/resources/language/words';

const same = (word: string): Words => [word, word, word, word];
const named = (one: string, many: string) => ({ one: same(one), many: same(many) });
const nom = () => text({ label: same('Nom'), required: true });

const small = {
  rights: 'CLIENTS',
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
} as const;

/** A declaration with everything that a details page can show. */
export const Clients = defineResource({
  name: 'Clients',
  contract: true,
  label: named('Client', 'Clients'),
  rights: 'CLIENTS',
  fields: {
    nom: nom(),
    ville: text({ label: same('Ville') }),
    statut: enumeration({
      label: same('Statut'),
      options: [
        { value: 'Actif', label: same('Actif'), status: 'success' },
        { value: 'Suspendu', label: same('Suspendu'), status: 'warning' },
      ],
    }),
    referentId: reference({ label: same('Référent'), resource: 'Referents' }),
  },
  representation: 'nom',
  list: { columns: ['nom', 'ville', 'statut'], sort: { field: 'nom', order: 'ASC' } },
  operations: { delete: 'contract' },
  parameters: {
    EnAttente: { label: same('En attente'), whenTrue: { field: 'statut', operator: 'equals', value: 'Suspendu' } },
  },
  otherLists: {
    '/clients-a-valider': {
      label: same('Clients à valider'),
      help: same('Ceux qui attendent une décision.'),
      parameters: ['EnAttente'],
      columns: ['nom'],
      sort: { field: 'nom', order: 'DESC' },
      menu: { group: 'suivi', order: 3, icon: 'clock' },
      show: '/clients-a-valider/:id',
    },
  },
  actions: {
    accepter: {
      label: same('Accepter'),
      several: true,
      sets: { statut: 'Actif' },
      question: same('Accepter %{name} ?'),
      done: same('Client accepté.'),
      when: { field: 'statut', operator: 'equals', value: 'Suspendu' },
    },
    exporter: { label: same('Exporter'), downloads: 'find', timeout: 120, needs: 'show' },
  },
  tabGroups: { suivi: same('Suivi'), divers: same('Divers') },
  summary: {
    fields: ['statut', 'ville', 'referentId'],
    cards: {
      enCours: {
        label: same('Contrats en cours'),
        collection: 'Clients/{clientId}/contrats',
        where: { field: 'fin', operator: 'greaterOrEqual', value: { moment: 'today' } },
        sort: { field: 'fin', order: 'ASC' },
        limit: 2,
        columns: ['nom', 'fin'],
        empty: same('Aucun contrat en cours.'),
      },
      lieux: {
        label: same('Lieux principaux'),
        collection: 'Clients/{clientId}/sites',
        where: { field: 'principal', operator: 'equals', value: true },
        sort: { field: 'nom', order: 'DESC' },
        limit: 3,
        columns: ['nom'],
      },
    },
  },
});

const Referents = defineResource({
  ...small,
  name: 'Referents',
  contract: true,
  label: named('Référent', 'Référents'),
  fields: { nom: nom() },
});

const below = { parent: { resource: 'Clients', parameter: 'clientId' } } as const;

export const ClientsContrats = defineResource({
  ...small,
  ...below,
  name: 'Clients/{clientId}/contrats',
  contract: true,
  label: named('Contrat', 'Contrats'),
  fields: { nom: nom(), debut: date({ label: same('Début') }), fin: date({ label: same('Fin') }) },
  periods: [{ from: 'debut', to: 'fin' }],
  list: { columns: ['nom', 'fin'], sort: { field: 'nom', order: 'ASC' } },
  tab: { group: 'suivi', order: 1 },
});

const ClientsSites = defineResource({
  ...small,
  ...below,
  name: 'Clients/{clientId}/sites',
  contract: true,
  label: named('Site', 'Sites'),
  fields: {
    nom: nom(),
    principal: boolean({ label: same('Principal') }),
    chefId: reference({ label: same('Chef'), resource: 'Referents' }),
  },
  list: { columns: ['nom', 'chefId'], sort: { field: 'nom', order: 'ASC' } },
  tab: { group: 'suivi', order: 2 },
});

export const ClientsReglages = defineResource({
  ...small,
  ...below,
  name: 'Clients/{clientId}/reglages',
  contract: true,
  label: named('Réglages', 'Réglages'),
  fields: { nom: nom(), courriels: boolean({ label: same('Courriels') }) },
  operations: { list: 'single', get: 'extension', create: 'none', delete: 'none' },
  tab: { group: 'divers', rare: true },
});

const more = ['notes', 'visites', 'bilans', 'courriers'].map((segment) =>
  defineResource({
    ...small,
    ...below,
    name: `Clients/{clientId}/${segment}`,
    contract: true,
    label: named(segment, segment),
    fields: { nom: nom() },
  }),
);

export const fewRegistry = createRegistry([Clients, Referents, ClientsContrats, ClientsSites, ClientsReglages]);
export const manyRegistry = createRegistry([...fewRegistry.schemas, ...more]);
