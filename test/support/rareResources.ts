import { defineResource } from '../../src/resources/defineResource';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import { embeddedList } from '../../src/resources/fields/embeddedList/kind';
import { enumerationSet } from '../../src/resources/fields/enumerationSet/kind';
import { file } from '../../src/resources/fields/file/kind';
import { files } from '../../src/resources/fields/files/kind';
import { image } from '../../src/resources/fields/image/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { money } from '../../src/resources/fields/money/kind';
import { percentage } from '../../src/resources/fields/percentage/kind';
import { referenceSet } from '../../src/resources/fields/referenceSet/kind';
import { text } from '../../src/resources/fields/text/kind';
import { year } from '../../src/resources/fields/year/kind';
import type { Words } from '../../src/resources/language/words';

const words = (text: string): Words => [text, text, text, text];

const MEGABYTE = 1_048_576;

const STATUSES = ['success', 'warning', 'danger', 'secondary', 'info', 'customPurple'] as const;

/** Uses options of the declaration language that no resource of the portal uses, so that generated tests cover them. */
export const Rares = withContractCalls(
  defineResource({
    name: 'Rares',
    contract: true,
    label: { one: words('Fiche rare'), many: words('Fiches rares') },
    rights: 'RARES',
    paths: { list: '/rares/liste', create: '/rares/nouvelle' },
    fields: {
      nom: text({ label: words('Nom'), required: true, maxLength: 100 }),
      rang: integer({ label: words('Rang'), positive: true }),
      prix: money({ label: words('Prix'), currency: 'CHF', max: 1000 }),
      part: percentage({ label: words('Part'), min: 1, positive: true }),
      annee: year({ label: words('Année'), max: 2200 }),
      etats: enumerationSet({
        label: words('États'),
        options: STATUSES.map((status) => ({ value: status, label: words(status), status })),
        minItems: 1,
      }),
      proches: referenceSet({ label: words('Proches'), resource: 'PiecesRares', owned: true, minItems: 1 }),
      lettres: text({ label: words('Lettres'), format: 'alpha' }),
      reference: text({ label: words('Référence'), format: 'alphaDash', unique: true }),
      code: text({ label: words('Code'), format: 'alphaNum' }),
      poste: text({ label: words('Poste'), format: 'digits', length: 4 }),
      carte: text({ label: words('Carte'), format: 'creditCard' }),
      plaque: text({
        label: words('Plaque'),
        pattern: '[A-Z]{2}-\\d{3}-[A-Z]{2}',
        samples: ['AB-123-CD', 'EF-456-GH'],
      }),
      badge: text({ label: words('Badge'), mask: { form: '99 99 **', stores: 'typed' } }),
      lignes: embeddedList({
        label: words('Lignes'),
        minItems: 1,
        fields: { texte: text({ label: words('Texte'), required: true }) },
      }),
    },
    representation: 'nom',
    search: ['nom'],
    list: { columns: ['nom', 'rang'], sort: { field: 'nom', order: 'ASC' } },
    sections: [
      {
        label: words('Tout'),
        help: words('Ce qui est rare.'),
        fields: [
          'nom',
          'rang',
          'prix',
          'part',
          'annee',
          'etats',
          'proches',
          'lettres',
          'reference',
          'code',
          'poste',
          'carte',
          'plaque',
          'badge',
          'lignes',
        ],
      },
    ],
    parameters: { Recents: { label: words('Récents'), sorts: { field: 'annee', order: 'DESC' } } },
    actions: {
      classer: {
        label: words('Classer'),
        needs: 'edit',
        sets: { rang: 1 },
        question: words('Classer ?'),
        done: words('Classé.'),
      },
    },
  }),
  { extracts: { premiers: { sort: { field: 'rang', order: 'ASC' }, limit: 2 } }, bodies: { update: 'json' } },
);

/** File fields of every kind with limits; their contents cannot be downloaded. */
export const PiecesRares = defineResource({
  name: 'PiecesRares',
  contract: true,
  label: { one: words('Pièce rare'), many: words('Pièces rares') },
  rights: 'RARES',
  fields: {
    nom: text({ label: words('Nom'), required: true, maxLength: 100 }),
    contrat: file({ label: words('Contrat'), removedBy: 'contratARetirer' }),
    annexes: files({ label: words('Annexes'), accept: ['application/pdf'], maxBytes: MEGABYTE, minItems: 1 }),
    photo: image({ label: words('Photo'), accept: ['image/png'], maxBytes: MEGABYTE }),
  },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  operations: { download: 'none' },
});
