/** The fragment of the page's address that names an article. */
export const newsAnchor = (id: number | string): string => `nouveaute-${id}`;
