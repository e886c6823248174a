import type { Words } from '../../resources/language/words';

/** Texts of this page; bundled with it, because no other screen uses them. */
export const designWords = {
  title: ['Système de design', 'Design system', 'Designsystem', 'Sistema de design'],
  lead: [
    'Les couleurs, les textes et les composants du produit, en clair et en sombre, tels que les écrans les emploient.',
    'The colours, texts and components of the product, light and dark, as its screens use them.',
    'Farben, Texte und Komponenten des Produkts, hell und dunkel, wie seine Ansichten sie verwenden.',
    'As cores, os textos e os componentes do produto, em claro e em escuro, tal como os ecrãs os usam.',
  ],
  light: ['Clair', 'Light', 'Hell', 'Claro'],
  dark: ['Sombre', 'Dark', 'Dunkel', 'Escuro'],
  colours: ['Couleurs', 'Colours', 'Farben', 'Cores'],
  type: ['Textes', 'Type scale', 'Schriftgrößen', 'Textos'],
  sample: [
    'Suivi des adhérents à Cergy',
    'Follow-up of members in Cergy',
    'Betreuung der Mitglieder in Cergy',
    'Acompanhamento dos aderentes',
  ],
  space: ['Distances et angles', 'Space and corners', 'Abstände und Ecken', 'Espaços e cantos'],
  buttons: ['Boutons', 'Buttons', 'Schaltflächen', 'Botões'],
  save: ['Enregistrer', 'Save', 'Speichern', 'Guardar'],
  cancel: ['Annuler', 'Cancel', 'Abbrechen', 'Cancelar'],
  remove: ['Supprimer', 'Delete', 'Löschen', 'Eliminar'],
  disabled: ['Indisponible', 'Unavailable', 'Nicht verfügbar', 'Indisponível'],
  pending: ['En cours', 'Pending', 'Läuft', 'Em curso'],
  states: ['États', 'States', 'Zustände', 'Estados'],
  active: ['Actif', 'Active', 'Aktiv', 'Ativo'],
  suspended: ['Suspendu', 'Suspended', 'Ausgesetzt', 'Suspenso'],
  closed: ['Radié', 'Closed', 'Ausgeschieden', 'Excluído'],
  planned: ['Prévu', 'Planned', 'Geplant', 'Previsto'],
  inputs: ['Saisie', 'Inputs', 'Eingaben', 'Introdução'],
  name: ['Nom', 'Name', 'Name', 'Nome'],
  required: ['Ce champ est obligatoire.', 'This field is required.', 'Dieses Feld ist Pflicht.', 'Campo obrigatório.'],
  messages: ['Messages', 'Messages', 'Meldungen', 'Mensagens'],
  done: ['C’est enregistré.', 'It is saved.', 'Es ist gespeichert.', 'Está guardado.'],
  note: ['Trois mois attendent.', 'Three months wait.', 'Drei Monate warten.', 'Três meses esperam.'],
  warning: ['Le créneau dépasse.', 'The slot is too long.', 'Der Termin ist zu lang.', 'O horário excede.'],
  failed: ['L’envoi a échoué.', 'It could not be sent.', 'Das Senden schlug fehl.', 'O envio falhou.'],
  lists: ['Listes, trois densités', 'Lists, three densities', 'Listen, drei Dichten', 'Listas, três densidades'],
  selected: ['Sélectionné', 'Selected', 'Ausgewählt', 'Selecionado'],
  waiting: ['Attente', 'Waiting', 'Warten', 'Espera'],
} as const satisfies Record<string, Words>;

export type DesignWord = keyof typeof designWords;
