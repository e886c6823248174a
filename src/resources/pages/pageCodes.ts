/** Problems of pages by stable code; statistics in sections have their own codes. */
export const PAGE_CODES = {
  P001: 'the address of a page is none, or that of another screen',
  P002: 'a page asks for no right, or for one that no resource has',
  P003: 'a list of a page is of a resource without a list of its own',
  P004: 'a list of a page names something that is not a field or a parameter',
  P005: 'a page has no sections, or a section shows nothing or too much',
  P006: 'a condition of a list is wrong, or asks for other records',
  P007: 'a section is of a kind that does not exist',
} as const;

export type PageCode = keyof typeof PAGE_CODES;
