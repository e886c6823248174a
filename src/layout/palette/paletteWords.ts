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
  /** A week, by its Monday. */
  weekOf: ['semaine du %', 'week of %', 'Woche vom %', 'semana de %'],
  holidays: ['Jours fériés de l’année', 'Public holidays of the year', 'Feiertage des Jahres', 'Feriados do ano'],
  expiring: [
    'Adhérents dont un contrat expire sous % jours',
    'Companies with a contract that ends within % days',
    'Mitglieder mit Vertragsende in % Tagen',
    'Aderentes com contrato que termina em % dias',
  ],
  expiringSynonyms: [
    'contrats expirent expirant arrivent à échéance échus échéances renouveler renouvellement fin terminent bientôt',
    'contracts expire expiring end ending renew renewal soon',
    'Verträge laufen ab ablaufende ablaufen enden erneuern Verlängerung bald',
    'contratos expiram terminam renovar renovação fim em breve',
  ],
  /** Who is absent on a day or in a week. */
  absences: ['Absences', 'Absences', 'Abwesenheiten', 'Ausências'],
  absencesWords: [
    'absents absentes congés vacances',
    'absent away leave holidays',
    'abwesend Urlaub Ferien',
    'ausentes ausente férias folgas',
  ],
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
