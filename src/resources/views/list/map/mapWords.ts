import type { Words } from '../../../language/words';

/** The words of the map, which come with it: no other screen needs them. */
export const mapWords = {
  label: [
    'Carte des départements',
    'Map of French departments',
    'Karte der französischen Départements',
    'Mapa dos departamentos franceses',
  ],
  department: ['Département', 'Department', 'Département', 'Departamento'],
  count: ['Nombre', 'Number', 'Anzahl', 'Número'],
  overseas: ['Outre-mer', 'Overseas', 'Übersee', 'Ultramar'],
  withoutCode: ['Sans code postal', 'No postcode', 'Ohne Postleitzahl', 'Sem código postal'],
  elsewhere: ['Hors département', 'In no department', 'In keinem Département', 'Fora dos departamentos'],
  none: ['aucun', 'none', 'keine', 'nenhum'],
  back: ['Retour à la carte', 'Back to the map', 'Zurück zur Karte', 'Voltar ao mapa'],
  keys: [
    'Flèches\u00a0: passer d’un département à l’autre. Entrée\u00a0: filtrer la liste.',
    'Arrows: go from department to department. Enter: filter the list.',
    'Pfeile: von Département zu Département. Eingabe: Liste filtern.',
    'Setas: passar de um departamento a outro. Enter: filtrar a lista.',
  ],
  credit: [
    'Fond de carte\u00a0: MapSVG, d’après svg-maps, CC BY 4.0, simplifié.',
    'Base map: MapSVG, after svg-maps, CC BY 4.0, simplified.',
    'Kartengrundlage: MapSVG, nach svg-maps, CC BY 4.0, vereinfacht.',
    'Mapa de base: MapSVG, a partir de svg-maps, CC BY 4.0, simplificado.',
  ],
} as const satisfies Record<string, Words>;
