/** What is wrong with a slot: it is refused, in the screen and by the API. */
export const WRONG = [
  /** The end is not after the start. */
  'endBeforeStart',
  /** Longer than 31 days. */
  'tooLong',
  /** It has neither a person nor the mark "for everyone", or both. */
  'nobody',
  /** The month is validated for this person. */
  'validatedMonth',
  /** Before the person joined, or after they left. */
  'notEmployed',
  /** On an absence of the person, or an absence on their work. */
  'absent',
  /** The site is another company's, the sub-type another type's, or the service another company's. */
  'foreignSite',
  'foreignSubType',
  'foreignService',
] as const;

/** What is unwise: it is said, and can be saved. */
export const UNWISE = [
  /** At the same time as other work of the person. */
  'overlap',
  'publicHoliday',
  'weekend',
  /** The site is closed on that day (`dateOuverture`, `dateFermeture`). */
  'closedSite',
  /** More hours than the person works on that day. */
  'overtime',
  'overMidnight',
] as const;

type FindingCode = (typeof WRONG)[number] | (typeof UNWISE)[number];

/** What speaks against a slot; its words are `planning.findings.<code>` with the arguments. */
export interface Finding {
  readonly code: FindingCode;
  readonly args?: Readonly<Record<string, string | number>>;
  /** The slot that it clashes with. */
  readonly slotId?: number;
}

const wrong: ReadonlySet<string> = new Set(WRONG);

/** Whether a slot is refused for it, rather than warned of. */
export const isWrong = ({ code }: Finding): boolean => wrong.has(code);
