/** Who may: those who administer the planning, at either level (section 6 of the specification). */
export const PLANNERS = {
  rights: 'PLANNING_ADMIN',
  alsoManagedWith: ['PLANNING_SUPERADMIN:admin'],
} as const;

/** The plan of a company or a person (section 3 of the specification). */
const PLANS = {
  resource: 'creneaux',
  page: '/plannings',
  coming: {
    all: [
      { field: 'fin', operator: 'greaterThan', value: { moment: 'now' } },
      { field: 'etat', operator: 'notEquals', value: 'Annule' },
      { field: 'simulationId', operator: 'isEmpty' },
    ],
  },
} as const;

/** Who comes to a company, and for what. */
export const COMPANY_PLAN = {
  ...PLANS,
  of: 'entrepriseId',
  columns: ['salarieId', 'typeCreneauId'],
  parameter: 'adherents',
} as const;

/** Where a person goes, and for what. */
export const PERSON_PLAN = {
  ...PLANS,
  of: 'salarieId',
  columns: ['entrepriseId', 'typeCreneauId'],
  everybody: {
    all: [
      { field: 'isForSystem', operator: 'equals', value: true },
      { field: 'salarieId', operator: 'isEmpty' },
    ],
  },
  parameter: 'salaries',
  own: true,
} as const;
