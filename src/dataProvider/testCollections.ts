import { defineResource } from '../resources/defineResource';
import { withContractCalls } from '../resources/language/contractCalls';
import { date } from '../resources/fields/date/kind';
import { file } from '../resources/fields/file/kind';
import { files } from '../resources/fields/files/kind';
import { image } from '../resources/fields/image/kind';
import { integer } from '../resources/fields/integer/kind';
import { reference } from '../resources/fields/reference/kind';
import { text } from '../resources/fields/text/kind';
import type { ResourceSchema } from '../resources/language/resourceSchema';

const label = ['x', 'x', 'x', 'x'] as const;
const common = { label: { one: label, many: label }, rights: 'X', representation: 'nom' } as const;
const list = { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } } as const;
const nom = text({ label });
const below = { resource: 'Entreprises', parameter: 'entrepriseId' } as const;
const array = { list: 'array', order: 'extension', get: 'extension' } as const;
const isOpen = { field: 'nom', operator: 'notEquals', value: 'clos' } as const;

/** A resource for each way of addressing in sections 7.3 to 7.7. */
export const collections: readonly ResourceSchema[] = [
  defineResource({
    contract: true,
    ...common,
    name: 'Entreprises',
    fields: { nom, annee: integer({ label }) },
    list,
    parameters: {
      Annee: { label, equals: 'annee' },
      SortStatut: { label, sorts: { field: 'annee', order: 'DESC' } },
    },
    links: {
      IntervenantId: {
        label,
        resource: 'Entreprises/{entrepriseId}/Planning',
        here: 'entrepriseId',
        there: 'personne',
      },
    },
  }),
  defineResource({
    ...common,
    name: 'Entreprises/{entrepriseId}/membres',
    contract: true,
    parent: below,
    fields: { nom, membreId: reference({ label, resource: 'Entreprises', required: true }) },
    list,
    key: 'membreId',
    operations: { ...array, update: 'extension' },
  }),
  withContractCalls(
    defineResource({
      ...common,
      name: 'Entreprises/{entrepriseId}/sites/{siteId}/contacts',
      contract: true,
      parent: { resource: 'Entreprises/{entrepriseId}/sites', parameter: 'siteId' },
      fields: { nom, contactId: reference({ label, resource: 'Entreprises', required: true }) },
      list,
      key: 'contactId',
      operations: array,
    }),
    { createdAtKey: true },
  ),
  defineResource({
    ...common,
    name: 'Entreprises/{entrepriseId}/sites',
    contract: true,
    parent: below,
    fields: { nom },
    list,
    tab: { countAt: 'CountSites' },
  }),
  withContractCalls(
    defineResource({
      ...common,
      name: 'Entreprises/{entrepriseId}/infos',
      contract: true,
      parent: below,
      fields: { nom, date: date({ label }) },
      list,
      operations: { list: 'single' },
      parameters: { StartDate: { label, equals: 'date' } },
    }),
    { bodies: { update: 'form' } },
  ),
  defineResource({
    ...common,
    name: 'Entreprises/{entrepriseId}/droits',
    contract: true,
    parent: below,
    fields: { nom },
    list,
    operations: { list: 'single', get: 'extension' },
  }),
  withContractCalls(
    defineResource({
      ...common,
      name: 'Entreprises/{entrepriseId}/plans',
      contract: true,
      parent: below,
      fields: { nom, Annee: integer({ label, required: true }), index: integer({ label, readOnly: true }) },
      list,
      operations: array,
    }),
    { ranked: { segment: 'Annee', rank: 'index' } },
  ),
  withContractCalls(
    defineResource({
      ...common,
      name: 'Entreprises/{entrepriseId}/Planning',
      contract: true,
      parent: below,
      fields: {
        nom,
        personne: integer({ label, immutable: true }),
        type: text({ label }),
        actif: integer({ label }),
      },
      list,
      operations: { listing: 'extension' },
    }),
    { bodies: { create: 'query', update: 'query' } },
  ),
  withContractCalls(
    defineResource({
      ...common,
      name: 'ressifnet/{entrepriseId}/mapping',
      contract: true,
      parent: below,
      fields: { nom, code: text({ label, immutable: true }) },
      list,
      operations: array,
    }),
    { addresses: { list: 'ressifnet/{entrepriseId}/MyMapping', create: 'ressifnet/mapping' } },
  ),
  withContractCalls(
    defineResource({
      contract: true,
      ...common,
      name: 'Dossiers',
      fields: { nom },
      search: ['nom'],
      list,
      operations: { listing: 'extension' },
      parameters: { Tous: { label, whenFalse: isOpen } },
    }),
    { extracts: { lasts: { sort: { field: 'id', order: 'DESC' }, limit: 3 } } },
  ),
  withContractCalls(
    defineResource({
      contract: true,
      ...common,
      name: 'Acces',
      fields: { nom, code: text({ label, unique: true }) },
      list,
      operations: { listing: 'extension' },
    }),
    { readBy: 'code' },
  ),
  defineResource({
    contract: true,
    ...common,
    name: 'Modeles',
    fields: {
      nom,
      logo: image({ label, removedBy: 'removeLogo' }),
      fichier: file({ label }),
      fichiers: files({ label }),
    },
    list,
  }),
  withContractCalls(
    defineResource({
      contract: true,
      ...common,
      name: 'Actions',
      fields: { nom, fichiers: files({ label }) },
      list,
    }),
    { fileRemoval: 'Files' },
  ),
];
