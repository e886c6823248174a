import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { date } from '../../src/resources/fields/date/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { year } from '../../src/resources/fields/year/kind';

/** Authors of books. */
export const Auteurs = defineResource({
  name: 'Auteurs',
  label: { one: ['Auteur', 'Author', 'Autor', 'Autor'], many: ['Auteurs', 'Authors', 'Autoren', 'Autores'] },
  icon: 'user',
  rights: 'BIBLIOTHEQUE',
  menu: { group: 'referentiels' },
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, unique: true, maxLength: 120 }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

export const Livres = defineResource({
  name: 'Livres',
  label: { one: ['Livre', 'Book', 'Buch', 'Livro'], many: ['Livres', 'Books', 'Bücher', 'Livros'] },
  icon: 'contract',
  rights: 'BIBLIOTHEQUE',
  menu: { group: 'referentiels' },
  fields: {
    titre: text({ label: ['Titre', 'Title', 'Titel', 'Título'], required: true, maxLength: 200 }),
    auteurId: reference({ label: ['Auteur', 'Author', 'Autor', 'Autor'], resource: 'Auteurs', required: true }),
    annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'] }),
    rayon: text({ label: ['Rayon', 'Shelf', 'Regal', 'Estante'], maxLength: 40 }),
    resume: longText({ label: ['Résumé', 'Abstract', 'Inhalt', 'Sinopse'] }),
  },
  sections: [
    { label: ['Le livre', 'The book', 'Das Buch', 'O livro'], fields: ['titre', 'auteurId', 'annee'] },
    { label: ['En rayon', 'On the shelf', 'Im Regal', 'Na estante'], fields: ['rayon', 'resume'] },
  ],
  // A new book is created in a wizard.
  wizard: 'create',
  representation: 'titre',
  search: ['titre'],
  list: {
    columns: ['titre', 'auteurId', 'annee', 'rayon'],
    sort: { field: 'titre', order: 'ASC' },
    // Inline editing in the list.
    editable: ['annee', 'rayon'],
  },
});

/** Loans of a book. */
export const Prets = defineResource({
  name: 'Livres/{livreId}/prets',
  label: { one: ['Prêt', 'Loan', 'Ausleihe', 'Empréstimo'], many: ['Prêts', 'Loans', 'Ausleihen', 'Empréstimos'] },
  icon: 'contract',
  rights: 'BIBLIOTHEQUE',
  parent: { resource: 'Livres', parameter: 'livreId' },
  fields: {
    emprunteurId: reference({
      label: ['Emprunteur', 'Borrower', 'Ausleihende Person', 'Leitor'],
      resource: 'Utilisateurs',
      required: true,
    }),
    du: date({ label: ['Du', 'From', 'Vom', 'De'], required: true }),
    rendu: boolean({ label: ['Rendu', 'Returned', 'Zurückgegeben', 'Devolvido'] }),
  },
  representation: 'du',
  list: { columns: ['du', 'emprunteurId', 'rendu'], sort: { field: 'du', order: 'DESC' } },
});
