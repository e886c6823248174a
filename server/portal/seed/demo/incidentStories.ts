export interface IncidentStory {
  readonly titre: string;
  readonly type: string;
  readonly gravite: string;
  readonly lieu: string;
  readonly circonstances: string;
  readonly consequences: string;
  readonly mesuresImmediates: string;
  readonly causePrincipale: string;
  /** A chain of causes, each explained by the next. */
  readonly causes: readonly string[];
  readonly actions: readonly string[];
  readonly commentaire: string;
}

export const INCIDENT_STORIES: readonly IncidentStory[] = [
  {
    titre: 'Chute dans l’escalier du bâtiment B',
    type: 'Accident',
    gravite: 'Majeure',
    lieu: 'Bâtiment B, escalier nord',
    circonstances:
      'En descendant vers la salle d’entretien, la salariée a glissé sur une marche mouillée. L’éclairage était coupé.',
    consequences: 'Entorse de la cheville, quatre jours d’arrêt.',
    mesuresImmediates: 'Escalier fermé, secours appelés, passage par l’ascenseur.',
    causePrincipale: 'Milieu',
    causes: [
      'La marche était mouillée',
      'La fuite du toit n’était pas réparée',
      'Le signalement n’est pas arrivé au service technique',
    ],
    actions: ['Réparer la fuite du toit', 'Poser des nez de marche antidérapants'],
    commentaire: 'Le gardien confirme que la fuite est connue depuis un mois.',
  },
  {
    titre: 'Propos menaçants pendant une permanence',
    type: 'Agression',
    gravite: 'Critique',
    lieu: 'Salle de permanence, rez-de-chaussée',
    circonstances:
      'Un bénéficiaire a crié et menacé l’assistante sociale, seule dans la salle, après un refus de prise en charge.',
    consequences: 'Permanence interrompue, soutien psychologique proposé.',
    mesuresImmediates: 'Permanence tenue à deux jusqu’à la fin du mois.',
    causePrincipale: 'Organisation',
    causes: [
      'La personne était seule',
      'Le bouton d’alerte n’existe pas dans cette salle',
      'La salle a été changée sans analyse des risques',
    ],
    actions: ['Installer un bouton d’alerte', 'Écrire la consigne de travail isolé'],
    commentaire: 'La direction du site a été prévenue le jour même.',
  },
  {
    titre: 'Dossier envoyé au mauvais destinataire',
    type: 'Donnees',
    gravite: 'Majeure',
    lieu: 'Siège',
    circonstances:
      'Le compte rendu d’un entretien est parti à une adresse proche de la bonne, proposée par la messagerie.',
    consequences: 'Données personnelles vues par un tiers ; notification à la CNIL examinée.',
    mesuresImmediates: 'Rappel du message, confirmation de suppression obtenue.',
    causePrincipale: 'Methode',
    causes: ['L’adresse a été complétée automatiquement', 'Les dossiers partent encore par e-mail'],
    actions: ['Désactiver la complétion pour les adresses externes'],
    commentaire: 'Le délégué à la protection des données est informé.',
  },
  {
    titre: 'Carton tombé d’une étagère, personne dessous',
    type: 'PresqueAccident',
    gravite: 'Moderee',
    lieu: 'Archives',
    circonstances: 'Un carton d’archives est tombé de la plus haute étagère au passage du chariot.',
    consequences: 'Aucune, l’allée était vide.',
    mesuresImmediates: 'Étagère vidée.',
    causePrincipale: 'Materiel',
    causes: ['L’étagère n’est pas fixée au mur', 'Le montage n’a pas été contrôlé'],
    actions: ['Fixer les étagères au mur'],
    commentaire: 'Les trois autres étagères sont dans le même état.',
  },
  {
    titre: 'Permanence annulée sans prévenir les salariés',
    type: 'DefautService',
    gravite: 'Moderee',
    lieu: 'Site de l’adhérent',
    circonstances: 'Le planning a changé la veille. Cinq salariés se sont présentés devant une porte fermée.',
    consequences: 'Réclamation de l’adhérent, rendez-vous à reprendre.',
    mesuresImmediates: 'Excuses par téléphone, nouvelle permanence fixée.',
    causePrincipale: 'Organisation',
    causes: ['L’accueil n’a pas reçu le changement', 'La consigne ne dit pas qui prévient'],
    actions: ['Ajouter l’accueil à la diffusion du planning'],
    commentaire: 'L’adhérent accepte la nouvelle date.',
  },
  {
    titre: 'Câble apparent au milieu du passage',
    type: 'SituationDangereuse',
    gravite: 'Mineure',
    lieu: 'Salle de réunion',
    circonstances: 'La rallonge du vidéoprojecteur traverse la salle, sans goulotte.',
    consequences: 'Risque de chute.',
    mesuresImmediates: 'Câble collé au sol.',
    causePrincipale: 'Materiel',
    causes: ['Il manque une prise près de la table'],
    actions: ['Faire poser une prise au sol'],
    commentaire: 'Devis demandé.',
  },
  {
    titre: 'Véhicule de service en panne sur la route',
    type: 'Materiel',
    gravite: 'Mineure',
    lieu: 'Entre Dunkerque et Calais',
    circonstances: 'Perte de puissance, arrêt sur la bande d’urgence. Dépannage après quarante minutes.',
    consequences: 'Deux entretiens reportés.',
    mesuresImmediates: 'Véhicule de remplacement.',
    causePrincipale: 'Methode',
    causes: ['La révision était dépassée', 'Les échéances ne sont suivies par personne'],
    actions: ['Suivre les révisions dans un tableau partagé'],
    commentaire: 'Révision faite, le véhicule est de retour.',
  },
  {
    titre: 'Erreur de dosage d’un produit d’entretien',
    type: 'Accident',
    gravite: 'Moderee',
    lieu: 'Local d’entretien',
    circonstances: 'Deux produits ont été mélangés dans le même seau. Irritation des yeux.',
    consequences: 'Passage à l’infirmerie, retour au poste.',
    mesuresImmediates: 'Local aéré, produits séparés.',
    causePrincipale: 'Matiere',
    causes: ['Les bidons se ressemblent', 'L’étiquette du second était effacée'],
    actions: ['Remplacer les étiquettes et afficher les fiches de sécurité'],
    commentaire: 'Rappel fait à l’équipe.',
  },
];
