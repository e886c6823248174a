/** The name of this front end in changelogs. */
export const APPLICATION = 'Portail';

/** The GET requests that `GET /MySession` answers in one response. */
export const sessionReadings = (tenantId: string): readonly string[] => [
  'extensions',
  'MyRights',
  'MyProfile',
  'MyApplications',
  'preferencesUtilisateur?PageNumber=1&PageSize=200&OrderBy=nom&Versions=true',
  `UnreadChangelogs?${new URLSearchParams({ Application: APPLICATION, TenantId: tenantId }).toString()}`,
];
