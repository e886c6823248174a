import { defineResource } from '../defineResource';
import { colour } from '../fields/colour/kind';
import { image } from '../fields/image/kind';
import { libelle } from './common';
import { PLANNERS } from './commonPlanning';

/** How the planning of a company looks on paper. */
export const ExportPlanningAdherentModeles = defineResource({
  ...PLANNERS,
  name: 'exportPlanningAdherentModeles',
  contract: true,
  label: {
    one: ['Modèle d’export', 'Export template', 'Exportvorlage', 'Modelo de exportação'],
    many: ['Modèles d’export', 'Export templates', 'Exportvorlagen', 'Modelos de exportação'],
    new: ['Nouveau modèle d’export', 'New export template', 'Neue Exportvorlage', 'Novo modelo de exportação'],
  },
  help: [
    'L’en-tête et les couleurs du planning remis à un adhérent.',
    'Header and colours of the schedule that a member receives.',
    'Kopfzeile und Farben des Plans, den ein Mitglied erhält.',
    'O cabeçalho e as cores do planeamento entregue a um aderente.',
  ],
  icon: 'file',
  menu: { group: 'planning', order: 7 },
  path: '/modele-export-planning',
  fields: {
    libelle: libelle(),
    imagePrincipaleFichier: image({
      label: ['Image principale', 'Main image', 'Hauptbild', 'Imagem principal'],
      help: [
        'En haut à gauche de chaque page\u00a0: le logo de l’organisation.',
        'At the top left of every page: the organisation’s logo.',
        'Oben links auf jeder Seite: das Logo der Organisation.',
        'No canto superior esquerdo de cada página: o logótipo da organização.',
      ],
    }),
    imageSecondaireFichier: image({
      label: ['Image secondaire', 'Second image', 'Zweites Bild', 'Imagem secundária'],
      help: [
        'En haut à droite\u00a0: celui de l’adhérent ou d’un partenaire.',
        'At the top right: that of the member or of a partner.',
        'Oben rechts: das des Mitglieds oder eines Partners.',
        'No canto superior direito: o do aderente ou de um parceiro.',
      ],
      removedBy: 'removeImageSecondaire',
    }),
    couleurPrincipale: colour({
      label: ['Couleur principale', 'Main colour', 'Hauptfarbe', 'Cor principal'],
      required: true,
      initial: '#1e5a8a',
    }),
    couleurSecondaire: colour({
      label: ['Couleur secondaire', 'Second colour', 'Zweitfarbe', 'Cor secundária'],
      required: true,
      initial: '#e8f1f8',
    }),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: {
    columns: ['libelle', 'imagePrincipaleFichier', 'imageSecondaireFichier', 'couleurPrincipale', 'couleurSecondaire'],
    sort: { field: 'libelle', order: 'ASC' },
    filters: ['libelle'],
  },
  operations: { download: 'extension' },
});
