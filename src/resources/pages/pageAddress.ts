/** Prefix of the addresses of page statistics, in the API and in the query cache. */
export const PAGES = 'pages/';
