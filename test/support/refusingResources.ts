import { defineResource } from '../../src/resources/defineResource';
import { date } from '../../src/resources/fields/date/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Words } from '../../src/resources/language/words';

const words = (word: string): Words => [word, word, word, word];
const option = (value: string) => ({ value, label: words(value) });

export const Articles = defineResource({
  name: 'Articles',
  label: { one: words('Article'), many: words('Articles') },
  rights: 'ARTICLES',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    stock: integer({ label: words('Stock') }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'stock'], sort: { field: 'nom', order: 'ASC' } },
});

/** Hand-outs: not more than the stock, and not more returned than handed out. */
export const Remises = defineResource({
  name: 'Remises',
  label: { one: words('Remise'), many: words('Remises') },
  rights: 'REMISES',
  fields: {
    objet: text({ label: words('Objet'), required: true }),
    articleId: reference({ label: words('Article'), resource: 'Articles' }),
    quantite: integer({
      label: words('Quantité'),
      refusedWhen: [
        {
          when: {
            reference: 'articleId',
            where: { field: 'stock', operator: 'lessThan', value: { record: 'quantite' } },
          },
          message: [
            'La quantité remise ne peut pas dépasser la quantité en stock.',
            'No more can be handed out than there is in stock.',
            'Es kann nicht mehr ausgegeben werden, als vorrätig ist.',
            'Não se pode entregar mais do que há em armazém.',
          ],
        },
        {
          when: {
            all: [
              { field: 'mode', operator: 'equals', value: 'unite' },
              { field: 'quantite', operator: 'greaterThan', value: 1 },
            ],
          },
          message: words('À l’unité, une seule pièce est remise.'),
        },
      ],
    }),
    mode: enumeration({ label: words('Mode'), options: [option('unite'), option('lot')] }),
    rendu: integer({
      label: words('Rendu'),
      visibleWhen: { field: 'quantite', operator: 'isNotEmpty' },
      refusedWhen: [
        {
          when: { field: 'rendu', operator: 'greaterThan', value: { record: 'quantite' } },
          message: words('Il ne peut pas en revenir plus qu’il n’en est sorti.'),
        },
      ],
    }),
    le: date({
      label: words('Le'),
      refusedWhen: [
        {
          when: { field: 'le', operator: 'greaterThan', value: { moment: 'today' } },
          message: [
            'Une remise n’est pas notée à l’avance.',
            'Nothing is recorded ahead of its day.',
            'Eine Ausgabe wird nicht im Voraus eingetragen.',
            'Uma entrega não se regista antes do dia.',
          ],
        },
      ],
    }),
  },
  representation: 'objet',
  search: ['objet'],
  list: {
    columns: ['objet', 'articleId', 'quantite', 'mode', 'rendu'],
    sort: { field: 'objet', order: 'ASC' },
    editable: ['quantite', 'rendu'],
  },
});
