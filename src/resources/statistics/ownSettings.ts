/**
 * Settings in which tenants store their own statistics. In a separate file, because importing the pages would
 * load their declarations at every start.
 */
export const OWN_SETTINGS = ['statistiques_crl'] as const;

export type OwnSetting = (typeof OWN_SETTINGS)[number];
