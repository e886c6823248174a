/** Errors: the form and the API refuse the slot. */
export const WRONG = [
  'endBeforeStart',
  /** Longer than 31 days. */
  'tooLong',
  /** It has neither a person nor the flag "for everyone", or both. */
  'nobody',
  /** The month is validated for this person. */
  'validatedMonth',
  /** Before the person joined, or after they left. */
  'notEmployed',
  /** Work during an absence of the person, or the reverse. */
  'absent',
  /** The site or service belongs to another company, or the sub-type to another type. */
  'foreignSite',
  'foreignSubType',
  'foreignService',
] as const;

/** Warnings: the slot can still be saved. */
export const UNWISE = [
  /** At the same time as other work of the person. */
  'overlap',
  /** In a simulation: what the real plan will refuse when it is validated. */
  'absentLater',
  'validatedMonthLater',
  'publicHoliday',
  'weekend',
  /** The site is closed on that day (`dateOuverture`, `dateFermeture`). */
  'closedSite',
  /** More hours than the person works on that day. */
  'overtime',
  'overMidnight',
] as const;

type FindingCode = (typeof WRONG)[number] | (typeof UNWISE)[number];

/** A problem of a slot; its message is `planning.findings.<code>`. */
export interface Finding {
  readonly code: FindingCode;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly slotId?: number;
}

const wrong: ReadonlySet<string> = new Set(WRONG);

/** Errors refuse the slot; other findings are warnings. */
export const isWrong = ({ code }: Finding): boolean => wrong.has(code);

/** The same slot of the person exists already. */
export const isRepeat = ({ code, args }: Finding): boolean => code === 'overlap' && args?.['isSame'] !== undefined;
