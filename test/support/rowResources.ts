import { defineResource } from '../../src/resources/defineResource';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

const PIECES = 'Affaires/{affaireId}/pieces';
const MEMBRES = 'Equipes/{equipeId}/membres';

const is = (field: string): Condition => ({ field, operator: 'equals', value: { person: 'id' } });

/** The person in charge belongs to a team that the reader leads. */
const OF_THEIR_TEAM: Condition = {
  reference: 'responsableId',
  where: {
    pointing: MEMBRES,
    by: 'membreId',
    has: 'some',
    where: {
      above: {
        below: MEMBRES,
        has: 'some',
        where: { all: [is('membreId'), { field: 'responsable', operator: 'equals', value: true }] },
      },
    },
  },
};

const own = { label: words('Les siennes'), where: is('responsableId') };
const team = { label: words('Celles de son équipe'), for: { fonctions: ['CHEF'] }, where: OF_THEIR_TEAM };

/** Records that people read and write by row: their own, their team's, those with a task for them, all. */
export const Affaires = withContractCalls(
  defineResource({
    name: 'Affaires',
    label: { one: words('Affaire'), many: words('Affaires') },
    rights: 'AFFAIRES',
    menu: { group: 'referentiels' },
    scope: { company: 'entrepriseId' },
    rows: {
      read: [
        own,
        team,
        { label: words('Confiées'), where: { below: PIECES, has: 'some', where: is('destinataireId') } },
        { label: words('Toutes'), for: { rights: ['SECTEURS:read'] } },
      ],
      write: [own, team, { label: words('Toutes'), for: { rights: ['SECTEURS:admin'] } }],
    },
    fields: {
      titre: text({ label: words('Titre'), required: true }),
      note: text({ label: words('Note') }),
      responsableId: reference({ label: words('Responsable'), resource: 'Utilisateurs' }),
      entrepriseId: reference({ label: words('Entreprise'), resource: 'Entreprises' }),
    },
    representation: 'titre',
    search: ['titre'],
    list: { columns: ['titre', 'responsableId'], sort: { field: 'titre', order: 'ASC' } },
  }),
  { criteria: { search: 'search', export: 'export' } },
);

export const Pieces = defineResource({
  name: PIECES,
  label: { one: words('Pièce'), many: words('Pièces') },
  rights: 'AFFAIRES',
  parent: { resource: 'Affaires', parameter: 'affaireId' },
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    destinataireId: reference({ label: words('Destinataire'), resource: 'Utilisateurs' }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

export const AffairesNotees = defineResource({
  name: 'AffairesNotees',
  label: { one: words('Affaire notée'), many: words('Affaires notées') },
  rights: 'AFFAIRES',
  view: { resource: 'Affaires', where: { field: 'note', operator: 'isNotEmpty' } },
  fields: {
    titre: Affaires.fields.titre,
    note: Affaires.fields.note,
    responsableId: Affaires.fields.responsableId,
    entrepriseId: Affaires.fields.entrepriseId,
  },
  representation: 'titre',
  search: ['titre'],
  list: { columns: ['titre'], sort: { field: 'titre', order: 'ASC' } },
  operations: { create: 'none', update: 'none', delete: 'none' },
});

export const Relances = withContractCalls(
  defineResource({
    name: 'Relances',
    label: { one: words('Relance'), many: words('Relances') },
    rights: 'RELANCES',
    fields: {
      texte: text({ label: words('Texte'), required: true }),
      affaireId: reference({ label: words('Affaire'), resource: 'Affaires' }),
    },
    representation: 'texte',
    search: ['texte', 'affaireId'],
    list: { columns: ['texte', 'affaireId'], sort: { field: 'texte', order: 'ASC' } },
  }),
  { criteria: { search: 'search', export: 'export' } },
);
