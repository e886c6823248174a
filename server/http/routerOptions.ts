/** How addresses are compared: as the specification's API does, without a difference of case or of a last slash. */
export const ROUTER_OPTIONS = { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 } as const;
