/** Which slots of a series a write means, in the API's words: this one, this one and those after it, or all. */
export const SERIES_SCOPES = ['un', 'suivants', 'tous'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** What a PDF shows of the slots, by its name in the API. */
export const PDF_VIEWS = ['complet', 'calendrier', 'liste', 'equipe'] as const;
export type PdfView = (typeof PDF_VIEWS)[number];

/** A page of slots, a file and the ids that a call names hold at most these: what ten thousand slots of a month need. */
export const MOST_SLOTS = 10_000;
