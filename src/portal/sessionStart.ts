/** What changelogs call this front end. */
export const APPLICATION = 'Portail';

/** The readings that `GET /MySession` answers together, each as it is asked for alone. */
export const sessionReadings = (tenantId: string): readonly string[] => [
  'extensions',
  'MyRights',
  'MyProfile',
  'MyApplications',
  'preferencesUtilisateur?PageNumber=1&PageSize=200&OrderBy=nom&Versions=true',
  `UnreadChangelogs?${new URLSearchParams({ Application: APPLICATION, TenantId: tenantId }).toString()}`,
];
