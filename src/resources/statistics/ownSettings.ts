/**
 * The settings in which organisations declare statistics of their own. Apart from the pages, whose declarations every
 * start would load for these names.
 */
export const OWN_SETTINGS = ['statistiques_crl'] as const;

export type OwnSetting = (typeof OWN_SETTINGS)[number];
