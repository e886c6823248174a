/** The details page: its summary, its tabs, and what is done with a record there. */
export const details = {
  information: 'Informations',
  tabs: 'Rubriques de la fiche',
  chosenTab: 'Rubrique affichée',
  tabWithCount: '%{label} (%{count})',
  add: 'Ajouter',
  addNamed: 'Ajouter\u00a0: %{name}',
  notListed: {
    title: 'Lecture indisponible',
    text: "L'API de votre organisation ne permet pas de relire ces données\u00a0; elles peuvent y être enregistrées.",
  },
  summary: {
    label: "L'essentiel",
    all: 'Tout voir',
    allNamed: 'Tout voir\u00a0: %{label}',
    none: 'Rien à afficher pour le moment.',
  },
  plan: {
    show: 'Voir le planning',
    next: 'À venir au planning',
    none: 'Aucun créneau à venir.',
    everybody: 'Pour tous',
  },
  nothingHere: { title: 'Rien pour le moment', text: 'Les éléments ajoutés à cette fiche apparaîtront ici.' },
  nothingFilled: 'Rien n’est encore renseigné.',
  download: {
    preparing: 'Le fichier est en cours de préparation…',
    received: '%{size} reçus',
    part: '%{percent} reçus',
    elapsed: 'Temps écoulé\u00a0: %{time}',
    progress: 'Avancement du téléchargement',
    abandon: 'Abandonner',
    abandoned: 'Téléchargement abandonné',
    done: 'Fichier enregistré\u00a0: %{name}',
    late: 'Le fichier n’a pas été prêt en %{smart_count} seconde. Réessayez dans quelques minutes. |||| Le fichier n’a pas été prêt en %{smart_count} secondes. Réessayez dans quelques minutes.',
    file: 'Télécharger %{name}',
  },
  delete: {
    hanging: 'Cette fiche ne peut pas être supprimée. En dépendent encore\u00a0:',
    advice: 'Supprimez d’abord ces éléments, ou rattachez-les ailleurs.',
    replace: {
      text: 'Ou remplacez-la partout par une autre fiche, puis supprimez-la\u00a0: un seul changement, qui peut être annulé.',
      by: 'Remplacer par',
      action: 'Remplacer et supprimer',
      failed: 'Le remplacement n’a pas pu être fait\u00a0: rien n’a changé.',
    },
  },
} as const;
