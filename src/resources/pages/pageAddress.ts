/** What the addresses of a page's figures begin with, in the API and where they are kept. */
export const PAGES = 'pages/';
