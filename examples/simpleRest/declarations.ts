import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
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
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 120 }),
    naissance: year({ label: ['Naissance', 'Born', 'Geboren', 'Nascimento'], min: 1000 }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'naissance'], sort: { field: 'nom', order: 'ASC' } },
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
    annee: year({ label: ['Année', 'Year', 'Jahr', 'Ano'], min: 1000 }),
    disponible: boolean({ label: ['Disponible', 'Available', 'Verfügbar', 'Disponível'] }),
  },
  representation: 'titre',
  search: ['titre'],
  list: { columns: ['titre', 'auteurId', 'annee', 'disponible'], sort: { field: 'titre', order: 'ASC' } },
});
