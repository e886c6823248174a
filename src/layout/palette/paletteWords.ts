import type { Words } from '../../resources/language/words';

/** Loaded with the palette, because nothing else needs these texts. Some only name what is searched, and are not shown. */
export const paletteWords = {
  /** Other words for what one does with a whole list. */
  importSynonyms: ['fichier csv excel', 'file csv excel', 'Datei csv Excel', 'ficheiro csv excel'],
  exportSynonyms: [
    'fichier csv excel télécharger extraire',
    'file csv excel download extract',
    'Datei csv Excel herunterladen',
    'ficheiro csv excel transferir extrair',
  ],
  gridSynonyms: ['tableau excel modifier', 'table excel edit', 'Tabelle Excel bearbeiten', 'tabela excel editar'],
  binSynonyms: [
    'supprimés supprimées restaurer récupérer',
    'deleted restore recover',
    'gelöschte wiederherstellen',
    'eliminados eliminadas restaurar recuperar',
  ],
  changesSynonyms: [
    'dernières derniers récentes historique activité annuler rétablir restaurer',
    'last latest recent history activity changes undo restore',
    'letzte neueste Verlauf Aktivität rückgängig wiederherstellen',
    'últimas últimos recentes histórico atividade anular restaurar',
  ],
  /** The form of a record: "modifier verrerie kowalski". */
  edit: ['Modifier', 'Edit', 'Bearbeiten', 'Modificar'],
  editSynonyms: ['éditer corriger', 'change correct', 'ändern korrigieren', 'editar corrigir'],
  /** A list that the reader may not open. */
  closed: ['accès à demander', 'access on request', 'Zugriff auf Anfrage', 'acesso a pedir'],
  print: ['Imprimer cette page', 'Print this page', 'Diese Seite drucken', 'Imprimir esta página'],
  printSynonyms: ['impression papier pdf', 'printer paper pdf', 'Drucker Papier PDF', 'impressão papel pdf'],
  export: ['Exporter', 'Export', 'Exportieren', 'Exportar'],
  viewAs: ['Voir comme', 'View as', 'Ansehen als', 'Ver como'],
  /** The word of "Voir comme" without which it is not meant. */
  as: ['comme', 'as', 'als', 'como'],
  /** How to reach a person or a company: on the record. */
  reach: ['Coordonnées', 'Contact details', 'Kontaktdaten', 'Dados de contacto'],
  reachSynonyms: [
    'téléphone numéro portable e-mail email mail courriel adresse joindre appeler envoyer écrire',
    'phone number mobile e-mail email mail address call reach send write',
    'Telefon Nummer Handy E-Mail Email Mail Adresse anrufen erreichen senden schreiben',
    'telefone número telemóvel e-mail email mail morada ligar contactar enviar escrever',
  ],
  /** What a field of a record is asked by. */
  telephoneWords: [
    'téléphone tel numéro portable mobile appeler joindre',
    'phone tel telephone number mobile call',
    'Telefon Tel Nummer Handy Telefonnummer anrufen',
    'telefone tel número telemóvel ligar',
  ],
  emailWords: ['e-mail email mail courriel', 'e-mail email mail', 'E-Mail Email Mail', 'e-mail email mail'],
  inChargeWords: [
    'suit gère responsable référent',
    'follows manages charge',
    'betreut verantwortlich zuständig',
    'acompanha gere responsável',
  ],
  /** The plan of a company: who comes there. */
  visitsSynonyms: [
    'travaille travaillent intervient interviennent interventions créneaux rendez-vous visites',
    'works working visits interventions slots appointments',
    'arbeitet arbeiten Einsätze Besuche Termine',
    'trabalha trabalham intervém intervenções horários visitas',
  ],
  ownPlan: ['Mon planning', 'My plan', 'Mein Plan', 'O meu planeamento'],
  ownPlanSynonyms: [
    'mes congés absences vacances RTT créneaux',
    'my schedule leave absences holidays slots',
    'mein meine Urlaub Abwesenheiten Ferien Termine',
    'meu minhas férias ausências folgas horários',
  ],
  dayWords: ['journée jour', 'day', 'Tag', 'dia'],
  weekWords: ['semaine', 'week', 'Woche', 'semana'],
  /** A week, by its Monday. */
  weekOf: ['semaine du %', 'week of %', 'Woche vom %', 'semana de %'],
  holidays: ['Jours fériés de l’année', 'Public holidays of the year', 'Feiertage des Jahres', 'Feriados do ano'],
  holidaysOf: ['Jours fériés de %', 'Public holidays of %', 'Feiertage %', 'Feriados de %'],
  expiring: [
    'Adhérents dont un contrat expire sous % jours',
    'Companies with a contract that ends within % days',
    'Mitglieder mit Vertragsende in % Tagen',
    'Aderentes com contrato que termina em % dias',
  ],
  expiringSynonyms: [
    'contrats expirent expirant arrivent à échéance échus échéances renouveler renouvellement fin finissent finissant terminent se terminant bientôt prennent',
    'contracts expire expiring end ending renew renewal soon',
    'Verträge laufen ab ablaufende ablaufen enden erneuern Verlängerung bald',
    'contratos expiram terminam renovar renovação fim em breve',
  ],
  expired: [
    'Adhérents aux contrats expirés',
    'Companies with expired contracts',
    'Mitglieder mit abgelaufenen Verträgen',
    'Aderentes com contratos expirados',
  ],
  expiredSynonyms: [
    'échus terminés périmés finis dépassés',
    'ended lapsed overdue',
    'beendet überfällig',
    'terminados caducados',
  ],
  expiringIn: [
    'Adhérents dont un contrat expire (%)',
    'Companies with a contract that ends (%)',
    'Mitglieder mit Vertragsende (%)',
    'Aderentes com contrato que termina (%)',
  ],
  /** What has not come to its end. */
  open: ['À traiter', 'Open', 'Offen', 'Em aberto'],
  openSynonyms: [
    'ouverts ouvertes en cours non clos closes clôturés restants en attente',
    'unresolved pending to do not closed',
    'ungelöst zu erledigen nicht abgeschlossen',
    'por resolver por tratar abertas',
  ],
  /** Who is free on a day. */
  freeWords: [
    'libre libres disponible disponibles dispo',
    'free available',
    'frei verfügbar',
    'livre livres disponível',
  ],
  /** The plan of all people. */
  teamWords: ['équipe salariés tous', 'team staff everyone', 'Team Belegschaft alle', 'equipa pessoal todos'],
  /** Who works on a day: its plan says. */
  workWords: [
    'travaille travaillent présent présents',
    'works working present',
    'arbeitet anwesend',
    'trabalha presente',
  ],
  availability: ['Disponibilités', 'Availability', 'Verfügbarkeit', 'Disponibilidades'],
  freeMorning: ['Libres le matin', 'Free in the morning', 'Vormittags frei', 'Livres de manhã'],
  freeAfternoon: ['Libres l’après-midi', 'Free in the afternoon', 'Nachmittags frei', 'Livres à tarde'],
  /** Who is absent on a day or in a week. */
  absences: ['Absences', 'Absences', 'Abwesenheiten', 'Ausências'],
  absencesWords: [
    'absents absentes congés vacances',
    'absent away off leave holidays',
    'abwesend Urlaub Ferien',
    'ausentes ausente férias folgas',
  ],
  /** A time of them is that of the list's first date. */
  createdWords: [
    'créés créées ajoutés ajoutées inscrits inscrites enregistrés arrivés',
    'created added registered joined',
    'angelegte angelegt erstellte hinzugefügte hinzugefügt',
    'criados criadas adicionados adicionadas registados',
  ],
  /** A date of this name is in the future: "contrats qui finissent en mars". */
  futureWords: ['fin échéance expiration prochain', 'end due expiry next', 'Ende Fälligkeit Ablauf', 'fim prazo termo'],
  /** All choices of a list's field but one. */
  except: ['sauf %', 'except %', 'außer %', 'exceto %'],
  /** An empty field of a list. */
  without: ['sans %', 'without %', 'ohne %', 'sem %'],
  /** The order of a list. */
  sortedBy: ['par %', 'by %', 'nach %', 'por %'],
  ascending: ['croissant', 'ascending', 'aufsteigend', 'crescente'],
  descending: ['décroissant', 'descending', 'absteigend', 'decrescente'],
  newestFirst: ['récents d’abord', 'newest first', 'neueste zuerst', 'mais recentes primeiro'],
  oldestFirst: ['anciens d’abord', 'oldest first', 'älteste zuerst', 'mais antigos primeiro'],
  fromFirstLetter: ['A à Z', 'A to Z', 'A bis Z', 'A a Z'],
  toFirstLetter: ['Z à A', 'Z to A', 'Z bis A', 'Z a A'],
  ownIncidents: ['Mes incidents à traiter', 'My open incidents', 'Meine offenen Vorfälle', 'Os meus incidentes'],
  ownIncidentsSynonyms: [
    'mes incidents fiches à ma charge',
    'my incidents in my charge',
    'meine Vorfälle zuständig',
    'meus incidentes a meu cargo',
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
