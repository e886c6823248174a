import type { Words } from '../../resources/language/words';

/** Loaded with the palette, because nothing else needs these texts. Some only name what is searched, and are not shown. */
export const paletteWords = {
  export: ['Exporter', 'Export', 'Exportieren', 'Exportar'],
  viewAs: ['Voir comme', 'View as', 'Ansehen als', 'Ver como'],
  /** The word of "Voir comme" without which it is not meant. */
  as: ['comme', 'as', 'als', 'como'],
  ownPlan: ['Mon planning', 'My plan', 'Mein Plan', 'O meu planeamento'],
  ownPlanSynonyms: [
    'mes congés absences vacances RTT créneaux',
    'my schedule leave absences holidays slots',
    'mein meine Urlaub Abwesenheiten Ferien Termine',
    'meu minhas férias ausências folgas horários',
  ],
  holidays: ['Jours fériés de l’année', 'Public holidays of the year', 'Feiertage des Jahres', 'Feriados do ano'],
  ownRequests: ['Mes demandes', 'My requests', 'Meine Anträge', 'Os meus pedidos'],
  ownRequestsSynonyms: [
    'mes demandes de modification ma fiche réponses',
    'my change requests my record answers',
    'meine Änderungsanträge mein Eintrag Antworten',
    'meus pedidos de alteração a minha ficha respostas',
  ],
} as const satisfies Record<string, Words>;

/** A text in quotation marks, after what it is searched in. */
export const quoted: Words = ['«\u00a0%\u00a0»', '“%”', '„%“', '«%»'];
