/** The team timeline: people by days or hours. */
export const timeline = {
  label: 'Planning de l’équipe',
  hint: 'Flèches pour se déplacer, Entrée pour ouvrir, N pour un nouveau créneau,\u00a0? pour toutes les touches.',
  people: 'Personnes',
  everyone: 'Pour tous',
  noGroup: 'Sans groupe',
  group: '%{name}, %{smart_count} personne |||| %{name}, %{smart_count} personnes',
  folded: 'replié',
  unfolded: 'déplié',
  validated: 'mois validé',
  moreLabel: '%{smart_count} créneau de plus\u00a0: afficher |||| %{smart_count} créneaux de plus\u00a0: afficher',
  emptyCell: 'Aucun créneau',
  slots: '%{smart_count} créneau |||| %{smart_count} créneaux',
  selected: '%{smart_count} créneau sélectionné |||| %{smart_count} créneaux sélectionnés',
  several: '%{place} (%{smart_count} créneau) |||| %{place} (%{smart_count} créneaux)',
  empty: 'Personne à afficher\u00a0: élargissez les filtres.',
  showNight: 'Afficher la nuit',
  hideNight: 'Masquer la nuit',
  refused: 'Impossible. %{why}',
  toolbar: 'Créneaux sélectionnés',
  dropHint: 'Choisissez la nouvelle place\u00a0: touchez une case, ou flèches puis Entrée\u00a0; Échap pour renoncer.',
  marks: {
    pending: 'en attente',
    pendingRemoval: 'suppression demandée',
    added: 'ajouté',
    moved: 'déplacé',
    removed: 'retiré',
    origin: 'ancienne place',
    cancelled: 'annulé',
  },
  commands: {
    new: 'Nouveau créneau',
    open: 'Ouvrir',
    move: 'Déplacer',
    copy: 'Copier',
    cut: 'Couper',
    paste: 'Coller',
    duplicate: 'Dupliquer',
    delete: 'Supprimer',
    clear: 'Ne plus rien sélectionner',
  },
  said: {
    copied: '%{smart_count} créneau copié. |||| %{smart_count} créneaux copiés.',
    cut: '%{smart_count} créneau coupé\u00a0: collez-le à sa nouvelle place. |||| %{smart_count} créneaux coupés\u00a0: collez-les à leur nouvelle place.',
    cancelled: 'Rien n’a changé.',
    nothing: 'Aucun créneau choisi\u00a0: cliquez sur un créneau, ou allez-y avec les flèches.',
  },
  done: {
    moved: '%{smart_count} créneau déplacé. |||| %{smart_count} créneaux déplacés.',
    resized: 'Horaire changé.',
    copied: '%{smart_count} créneau copié là. |||| %{smart_count} créneaux copiés là.',
    pasted: '%{smart_count} créneau collé. |||| %{smart_count} créneaux collés.',
    duplicated: '%{smart_count} créneau dupliqué au lendemain. |||| %{smart_count} créneaux dupliqués au lendemain.',
    deleted: '%{smart_count} créneau supprimé. |||| %{smart_count} créneaux supprimés.',
  },
  keys: {
    arrows: {
      keys: 'Flèches',
      text: 'Passer d’un jour, d’une personne ou d’un créneau à l’autre',
    },
    rows: {
      keys: 'Ctrl+flèches',
      text: 'Passer d’une semaine ou d’une personne à l’autre sans perdre la sélection',
    },
    ends: {
      keys: 'Début, Fin, Page',
      text: 'Premier ou dernier jour\u00a0; dix personnes plus haut ou plus bas',
    },
    open: {
      keys: 'Entrée, E',
      text: 'Ouvrir le créneau, ou replier un groupe',
    },
    draw: {
      keys: 'N, Inser',
      text: 'Nouveau créneau dans la case',
    },
    select: {
      keys: 'Espace, X',
      text: 'Sélectionner le créneau, ou non',
    },
    act: { keys: 'A', text: 'Agir sur la sélection' },
    range: {
      keys: 'Maj+flèches',
      text: 'Par jours\u00a0: sélectionner plusieurs créneaux',
    },
    all: {
      keys: 'Ctrl+A',
      text: 'Tout sélectionner',
    },
    move: {
      keys: 'D',
      text: 'Déplacer avec les flèches, puis Entrée\u00a0; Échap pour renoncer',
    },
    step: {
      keys: 'Alt+flèches',
      text: 'Déplacer aussitôt d’un jour, de 15 minutes ou d’une personne',
    },
    resize: {
      keys: 'Alt+Maj+← →',
      text: 'Changer la fin (avec Ctrl, le début)\u00a0; par heures, Maj+← → suffit',
    },
    clipboard: {
      keys: 'Ctrl+C, X, V',
      text: 'Copier, couper, coller',
    },
    duplicate: {
      keys: 'Ctrl+D',
      text: 'Dupliquer au lendemain',
    },
    remove: {
      keys: 'Suppr',
      text: 'Supprimer',
    },
    escape: {
      keys: 'Échap',
      text: 'Renoncer, ne plus rien sélectionner',
    },
    pointer: {
      keys: 'Souris, doigt',
      text: 'Glisser pour déplacer ou tracer (appui long au doigt)\u00a0; Ctrl+glisser pour copier un créneau, ou sélectionner là où il n’y en a pas\u00a0; double-clic pour ouvrir\u00a0; bouton droit pour le menu',
    },
  },
} as const;
