// Section 6: "PLANNING_ADMIN:admin or PLANNING_SUPERADMIN:admin for most planning pages; /plannings also allows
// PLANNING_SALARIE:admin". The flags of PLANNING_ADMIN are those of the conventions.

/** What planners keep: the flag of PLANNING_ADMIN, or the level above it. */
export const PLANNERS = { resource: 'PLANNING_ADMIN', managing: ['PLANNING_SUPERADMIN:admin'] } as const;

/** Who may write plans. */
export const PLAN_WRITERS = { anyOf: ['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin'] } as const;

/** Who may read a plan: planners all of them, staff their own. */
export const PLAN_READERS = {
  anyOf: ['PLANNING_ADMIN:read', 'PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin', 'PLANNING_SALARIE:admin'],
} as const;
