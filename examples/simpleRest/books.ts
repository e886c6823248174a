import type { Collections } from './createApi';

const authors = [
  ['Jane Austen', 1775],
  ['Charlotte Brontë', 1816],
  ['Alexandre Dumas', 1802],
  ['Gustave Flaubert', 1821],
  ['Johann Wolfgang von Goethe', 1749],
  ['Victor Hugo', 1802],
  ['Madame de La Fayette', 1634],
  ['George Sand', 1804],
  ['Stendhal', 1783],
  ['Jules Verne', 1828],
] as const;

const books = [
  ['Orgueil et Préjugés', 1, 1813],
  ['Emma', 1, 1815],
  ['Persuasion', 1, 1817],
  ['Jane Eyre', 2, 1847],
  ['Villette', 2, 1853],
  ['Le Comte de Monte-Cristo', 3, 1846],
  ['Les Trois Mousquetaires', 3, 1844],
  ['Vingt Ans après', 3, 1845],
  ['Madame Bovary', 4, 1857],
  ['Salammbô', 4, 1862],
  ['Les Souffrances du jeune Werther', 5, 1774],
  ['Les Affinités électives', 5, 1809],
  ['Notre-Dame de Paris', 6, 1831],
  ['Les Misérables', 6, 1862],
  ["L'Homme qui rit", 6, 1869],
  ['La Princesse de Clèves', 7, 1678],
  ['La Mare au diable', 8, 1846],
  ['La Petite Fadette', 8, 1849],
  ['Le Rouge et le Noir', 9, 1830],
  ['La Chartreuse de Parme', 9, 1839],
  ['Cinq Semaines en ballon', 10, 1863],
  ['Voyage au centre de la Terre', 10, 1864],
  ['De la Terre à la Lune', 10, 1865],
  ['Vingt mille lieues sous les mers', 10, 1870],
  ["L'Île mystérieuse", 10, 1875],
  ['Michel Strogoff', 10, 1876],
] as const;

/** Books in the public domain. */
export const publicDomainBooks = (): Collections => ({
  Auteurs: authors.map(([nom, naissance], index) => ({ id: index + 1, nom, naissance })),
  Livres: books.map(([titre, auteurId, annee], index) => ({
    id: index + 1,
    titre,
    auteurId,
    annee,
    disponible: index % 3 !== 0,
  })),
});
