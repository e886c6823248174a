import { defineResource } from '../../src/resources/defineResource';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import { date } from '../../src/resources/fields/date/kind';
import { embedded } from '../../src/resources/fields/embedded/kind';
import { embeddedList } from '../../src/resources/fields/embeddedList/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { referenceSet } from '../../src/resources/fields/referenceSet/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

const described = <Column extends string>(name: string, column: Column) => ({
  name,
  label: { one: words(name), many: words(name) },
  rights: 'STOCK' as const,
  representation: column,
  list: { columns: [column], sort: { field: column, order: 'ASC' as const } },
});

const below = (resource: string, parameter: string) => ({ parent: { resource, parameter } });

const nom = () => text({ label: words('Nom'), required: true });
const SITES = 'Societes/{societeId}/sites';
const site = () => reference({ label: words('Site'), resource: SITES });

export const Themes = defineResource({ ...described('Themes', 'nom'), fields: { nom: nom() } });

export const Personnes = defineResource({
  ...described('Personnes', 'nom'),
  fields: { nom: nom(), code: text({ label: words('Code') }), rang: integer({ label: words('Rang') }) },
  lookups: { Code: { field: 'code' } },
});

export const Societes = defineResource({ ...described('Societes', 'nom'), fields: { nom: nom() } });

export const Sites = defineResource({
  ...described(SITES, 'nom'),
  ...below('Societes', 'societeId'),
  fields: { nom: nom() },
});

/** Keyed: a contact is a part of its site. */
export const SiteContacts = withContractCalls(
  defineResource({
    ...described(`${SITES}/{siteId}/contacts`, 'personneId'),
    ...below(SITES, 'siteId'),
    fields: {
      personneId: reference({ label: words('Personne'), resource: 'Personnes', required: true }),
      role: text({ label: words('Rôle') }),
    },
    key: 'personneId',
  }),
  { createdAtKey: true },
);

export const Interventions = defineResource({
  ...described('Societes/{societeId}/interventions', 'nom'),
  ...below('Societes', 'societeId'),
  fields: {
    nom: nom(),
    type: text({ label: words('Type'), immutable: true }),
    siteId: site(),
    debut: date({ label: words('Début') }),
    fin: date({ label: words('Fin') }),
    annee: integer({ label: words('Année') }),
    lieu: embedded({ label: words('Lieu'), fields: { siteId: site() } }),
    etapes: embeddedList({
      label: words('Étapes'),
      fields: {
        themeId: reference({ label: words('Thème'), resource: 'Themes' }),
        autres: referenceSet({ label: words('Autres'), resource: 'Themes' }),
      },
    }),
  },
  periods: [{ from: 'debut', to: 'fin' }],
  parameters: { Annee: { label: words('Année'), equals: 'annee' } },
  search: ['nom'],
});

/** A view of the interventions of one type, without that field. */
export const Urgences = defineResource({
  ...described('Societes/{societeId}/urgences', 'nom'),
  ...below('Societes', 'societeId'),
  fields: { nom: nom() },
  search: ['nom'],
  view: { resource: Interventions.name, where: { field: 'type', operator: 'equals', value: 'urgence' } },
});

export const Droits = defineResource({
  ...described('Societes/{societeId}/droits', 'nom'),
  ...below('Societes', 'societeId'),
  fields: { nom: nom() },
  operations: { list: 'single' },
});

export const Plans = withContractCalls(
  defineResource({
    ...described('Societes/{societeId}/plans', 'nom'),
    ...below('Societes', 'societeId'),
    fields: {
      nom: nom(),
      annee: integer({ label: words('Année'), required: true }),
      index: integer({ label: words('Index'), readOnly: true }),
    },
    owned: true,
  }),
  { ranked: { segment: 'annee', rank: 'index' } },
);

export const Mesures = defineResource({
  ...described('Societes/{societeId}/plans/{planId}/mesures', 'nom'),
  ...below(Plans.name, 'planId'),
  fields: { nom: nom() },
  owned: true,
});

/** Its reference makes it a part of the company. */
export const Rappels = defineResource({
  ...described('Rappels', 'nom'),
  fields: {
    nom: nom(),
    societeId: reference({ label: words('Société'), resource: 'Societes', owned: true }),
    /** Refers to a site below the company that `societeId` names. */
    siteId: site(),
    urgenceId: reference({ label: words('Urgence'), resource: Urgences.name }),
  },
});

export const Chiffres = defineResource({
  ...described('Societes/{societeId}/chiffres', 'nom'),
  ...below('Societes', 'societeId'),
  fields: { nom: nom() },
  computed: true,
});

export const storageRegistry = createRegistry([
  Themes,
  Personnes,
  Societes,
  Sites,
  SiteContacts,
  Interventions,
  Urgences,
  Droits,
  Plans,
  Mesures,
  Rappels,
  Chiffres,
]);
