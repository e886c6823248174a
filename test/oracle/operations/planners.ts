// Section 6: "PLANNING_ADMIN:admin or PLANNING_SUPERADMIN:admin for most planning pages; /plannings also allows
// PLANNING_SALARIE:admin". The flags of PLANNING_ADMIN follow the conventions.

/** Records that planners maintain: the flag of PLANNING_ADMIN, or the level above it. */
export const PLANNERS = { resource: 'PLANNING_ADMIN', managing: ['PLANNING_SUPERADMIN:admin'] } as const;

export const PLAN_WRITERS = { anyOf: ['PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin'] } as const;

/** Planners read all plans, staff their own. */
export const PLAN_READERS = {
  anyOf: ['PLANNING_ADMIN:read', 'PLANNING_ADMIN:admin', 'PLANNING_SUPERADMIN:admin', 'PLANNING_SALARIE:admin'],
} as const;
