/** The API's values for the slots of a series that a write covers: this one, this and the following ones, or all. */
export const SERIES_SCOPES = ['un', 'suivants', 'tous'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** Contents of a PDF; values of the API. */
export const PDF_VIEWS = ['complet', 'calendrier', 'liste', 'equipe'] as const;
export type PdfView = (typeof PDF_VIEWS)[number];

/** Maximum number of slots in a search page or a file, and of ids in a call: a month can have ten thousand slots. */
export const MOST_SLOTS = 10_000;
