export interface DemoDomain {
  readonly code: string;
  readonly libelle: string;
  readonly couleur?: string | undefined;
  readonly subdomains?: readonly DemoDomain[];
  readonly themes?: readonly (readonly [code: string, libelle: string])[];
}

export const demoDomains: readonly DemoDomain[] = [
  {
    code: 'SOC',
    libelle: 'Accompagnement social',
    couleur: '#0f766e',
    subdomains: [
      {
        code: 'SOC-LOG',
        libelle: 'Logement',
        themes: [
          ['ACC-LOG', 'Accès au logement'],
          ['MAINT-LOG', 'Maintien dans le logement'],
          ['VIOL-LOG', 'Mise à l’abri'],
        ],
      },
      {
        code: 'SOC-BUD',
        libelle: 'Budget et endettement',
        themes: [
          ['SUREND', 'Surendettement'],
          ['GEST-BUD', 'Gestion du budget'],
        ],
      },
      {
        code: 'SOC-FAM',
        libelle: 'Famille et parentalité',
        themes: [
          ['SEPAR', 'Séparation'],
          ['GARDE', 'Garde d’enfants'],
          ['AIDANT', 'Proche aidant'],
        ],
      },
      {
        code: 'SOC-DROITS',
        libelle: 'Accès aux droits',
        themes: [
          ['RETR', 'Retraite'],
          ['PREST-FAM', 'Prestations familiales'],
        ],
      },
    ],
  },
  {
    code: 'SANTE',
    libelle: 'Santé au travail',
    couleur: '#1d4ed8',
    subdomains: [
      {
        code: 'SANTE-RPS',
        libelle: 'Risques psychosociaux',
        themes: [
          ['STRESS', 'Stress'],
          ['BURNOUT', 'Épuisement professionnel'],
          ['CONFLIT', 'Conflits au travail'],
        ],
      },
      {
        code: 'SANTE-TMS',
        libelle: 'Troubles musculosquelettiques',
        themes: [
          ['ERGO', 'Ergonomie du poste'],
          ['ECHAUF', 'Échauffements'],
        ],
      },
      {
        code: 'SANTE-ADD',
        libelle: 'Conduites addictives',
        themes: [
          ['ALCOOL', 'Alcool'],
          ['TABAC', 'Tabac'],
          ['ECRANS', 'Écrans'],
        ],
      },
    ],
  },
  {
    code: 'EMPLOI',
    libelle: 'Emploi et parcours professionnel',
    couleur: '#b45309',
    subdomains: [
      {
        code: 'EMPLOI-MAINT',
        libelle: 'Maintien dans l’emploi',
        themes: [
          ['RQTH', 'Reconnaissance du handicap'],
          ['REPRISE', 'Reprise après un arrêt long'],
        ],
      },
      {
        code: 'EMPLOI-MOB',
        libelle: 'Mobilité',
        themes: [
          ['MUTATION', 'Mutation'],
          ['TRANSPORT', 'Transport domicile-travail'],
        ],
      },
    ],
  },
  {
    code: 'CRISE',
    libelle: 'Intervention de crise',
    couleur: '#be123c',
    subdomains: [
      {
        code: 'CRISE-ACC',
        libelle: 'Accident grave',
        themes: [
          ['DECES', 'Décès au travail'],
          ['AGRESS', 'Agression'],
        ],
      },
    ],
  },
];
