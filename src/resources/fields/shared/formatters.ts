/** Identifies the time zone without creating a formatter: winter and summer offsets in minutes. */
const zone = (): string => `${new Date(2026, 0, 1).getTimezoneOffset()} ${new Date(2026, 6, 1).getTimezoneOffset()}`;

/**
 * Caches formatters by region and format, because creating one takes as long as rendering a cell.
 *
 * @param state anything else that a formatter depends on when it is created
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

/** Cached date formatter. The cache key includes the time zone, which may change while the page is open. */
export const dateFormatter = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (region, format) => new Intl.DateTimeFormat(region, format),
  zone,
);

export const numberFormatter = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (region, format) => new Intl.NumberFormat(region, format),
);
