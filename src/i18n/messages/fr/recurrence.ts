/** A rule by which slots repeat, as a sentence. */
export const recurrence = {
  daily: { every: 'Tous les jours', everyFew: 'Tous les %{interval} jours' },
  weekly: { every: 'Tous les %{days}', everyFew: 'Toutes les %{interval} semaines, le %{days}' },
  monthly: { every: 'Le %{on} de chaque mois', everyFew: 'Le %{on}, tous les %{interval} mois' },
  // In a sentence about one of them
  weekday: {
    MO: 'lundi',
    TU: 'mardi',
    WE: 'mercredi',
    TH: 'jeudi',
    FR: 'vendredi',
    SA: 'samedi',
    SU: 'dimanche',
  },
  // In « Tous les … »
  everyWeekday: {
    MO: 'lundis',
    TU: 'mardis',
    WE: 'mercredis',
    TH: 'jeudis',
    FR: 'vendredis',
    SA: 'samedis',
    SU: 'dimanches',
  },
  // The day of a month
  day: { first: '1er', other: '%{day}', last: 'dernier jour' },
  nth: {
    1: 'premier %{weekday}',
    2: 'deuxième %{weekday}',
    3: 'troisième %{weekday}',
    4: 'quatrième %{weekday}',
    5: 'cinquième %{weekday}',
    last: 'dernier %{weekday}',
  },
  until: '%{rule} jusqu’au %{date}',
  count: '%{rule}, une fois |||| %{rule}, %{smart_count} fois',
  exceptOne: '%{rule}, sauf le %{date}',
  exceptMany: '%{rule}, sauf %{count} jours',
  // With `months` and their number as `smart_count`
  skipped:
    'Mois sans cette date, laissé de côté\u00a0: %{months}. |||| Mois sans cette date, laissés de côté\u00a0: %{months}.',
  // After what is said of slots that were moved
  left: {
    one: 'Il ne suit plus sa série.',
    some: '%{smart_count} créneau ne suit plus sa série. |||| %{smart_count} créneaux ne suivent plus leur série.',
  },
  // The series of a slot, in its form
  series: {
    title: 'Répétition',
    place: 'Créneau %{place} sur %{total} de la série',
    change: 'Changer la répétition',
    keep: 'Garder la répétition actuelle',
    reading: 'Lecture de la répétition…',
    alone: 'Ce créneau a été déplacé seul\u00a0: il ne suit plus sa série et se modifie à part.',
    suivants: 'À partir de ce créneau',
    tous: 'Pour toute la série',
    notOne: 'Une répétition ne se change pas pour un seul créneau.',
    // One of the ways in which a day can be the one of its month
    ofMonth: 'le %{on} du mois',
    lastDay: 'Le dernier jour du mois',
    moreDates: 'Afficher %{smart_count} autre date |||| Afficher les %{smart_count} autres dates',
  },
  // What a change of a series would do
  scope: {
    ruleSuivants: 'Changer la répétition à partir de ce créneau\u00a0?',
    ruleTous: 'Changer la répétition de toute la série\u00a0?',
    leaves: 'Il ne suivra plus la série.',
    checking: 'Vérification…',
    changed: '%{smart_count} créneau à modifier |||| %{smart_count} créneaux à modifier',
    unchanged: '%{smart_count} créneau gardé |||| %{smart_count} créneaux gardés',
    created: '%{smart_count} créneau à créer |||| %{smart_count} créneaux à créer',
    deleted: '%{smart_count} créneau à supprimer |||| %{smart_count} créneaux à supprimer',
    refused: '%{smart_count} créneau refusé\u00a0: |||| %{smart_count} créneaux refusés\u00a0:',
    warned: '%{smart_count} créneau à vérifier\u00a0: |||| %{smart_count} créneaux à vérifier\u00a0:',
    nothing: 'Rien ne change.',
  },
} as const;
