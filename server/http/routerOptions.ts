/** Addresses match regardless of case and of a trailing slash, as in the specification's API. */
export const ROUTER_OPTIONS = { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 } as const;
