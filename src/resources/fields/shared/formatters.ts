/** What tells time zones apart without making a formatter: their offsets in winter and in summer, in minutes. */
const zone = (): string => `${new Date(2026, 0, 1).getTimezoneOffset()} ${new Date(2026, 6, 1).getTimezoneOffset()}`;

/**
 * Keeps what is made for a language and a format: making a formatter takes as long as drawing the cell around it.
 *
 * @param state what else a formatter depends on at the moment when it is made
 */
function kept<Format, Formatter>(
  make: (region: string, format: Format | undefined) => Formatter,
  state: () => string = () => '',
) {
  const known = new Map<string, Formatter>();
  return (region: string, format?: Format): Formatter => {
    const key = `${region} ${state()} ${JSON.stringify(format ?? {})}`;
    const formatter = known.get(key) ?? make(region, format);
    known.set(key, formatter);
    return formatter;
  };
}

/** Writes dates; the same one for the same language, format and time zone, which may change while the page is open. */
export const dateFormatter = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (region, format) => new Intl.DateTimeFormat(region, format),
  zone,
);

/** Writes numbers; the same one for the same language and format. */
export const numberFormatter = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (region, format) => new Intl.NumberFormat(region, format),
);
