import { chartsSection, definePage, figuresSection, listSection, textSection } from '../../src/resources/definePage';
import { Auteurs, Livres } from './library';

/** The library at a glance, declared as a page. */
export const LibraryPage = definePage({
  path: '/bibliotheque',
  title: ['La bibliothèque', 'The library', 'Die Bibliothek', 'A biblioteca'],
  help: [
    'Le fonds en quelques chiffres.',
    'The collection in a few figures.',
    'Der Bestand in wenigen Zahlen.',
    'O acervo em alguns números.',
  ],
  icon: 'contract',
  menu: { order: 1 },
  rights: ['BIBLIOTHEQUE:read'],
  sections: [
    textSection({
      content: [
        'Chaque livre a un auteur et un rayon.\n\nUn livre sans rayon attend d’être rangé.',
        'Each book has an author and a shelf.\n\nA book without a shelf waits to be put away.',
        'Jedes Buch hat einen Autor und ein Regal.\n\nEin Buch ohne Regal wartet darauf, eingeräumt zu werden.',
        'Cada livro tem um autor e uma estante.\n\nUm livro sem estante espera ser arrumado.',
      ],
    }),
    figuresSection(Livres, {
      label: ['Le fonds', 'The collection', 'Der Bestand', 'O acervo'],
      measures: {
        livres: { kind: 'count', label: ['Livres', 'Books', 'Bücher', 'Livros'] },
        annee: {
          kind: 'median',
          field: 'annee',
          label: ['Année médiane', 'Median year', 'Mittleres Jahr', 'Ano mediano'],
        },
        ranges: {
          kind: 'share',
          where: { field: 'rayon', operator: 'isNotEmpty' },
          label: ['Rangés', 'Put away', 'Eingeräumt', 'Arrumados'],
        },
      },
    }),
    chartsSection({
      label: ['Les auteurs', 'The authors', 'Die Autoren', 'Os autores'],
      help: ['Livres par auteur.', 'Books by author.', 'Bücher nach Autor.', 'Livros por autor.'],
      resource: 'Livres',
      measures: { livres: { kind: 'count', label: ['Livres', 'Books', 'Bücher', 'Livros'] } },
      dimensions: { auteur: { field: 'auteurId' } },
      charts: [
        {
          label: ['Par auteur', 'By author', 'Nach Autor', 'Por autor'],
          as: 'bar',
          by: 'auteur',
          measures: ['livres'],
        },
      ],
    }),
    listSection(Livres, {
      label: ['À ranger', 'To put away', 'Einzuräumen', 'Por arrumar'],
      where: { field: 'rayon', operator: 'isEmpty' },
      columns: ['titre', 'auteurId', 'annee'],
      sort: { field: 'titre', order: 'ASC' },
      rows: 5,
      empty: ['Tout est rangé.', 'Everything is put away.', 'Alles ist eingeräumt.', 'Está tudo arrumado.'],
    }),
    listSection(Auteurs, { rows: 5 }),
  ],
});
