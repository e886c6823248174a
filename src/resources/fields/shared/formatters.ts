/** Keeps what is made for a language and a format: making a formatter takes as long as drawing the cell around it. */
function kept<Format, Formatter>(make: (region: string, format: Format | undefined) => Formatter) {
  const known = new Map<string, Formatter>();
  return (region: string, format?: Format): Formatter => {
    const key = region + JSON.stringify(format ?? {});
    const formatter = known.get(key) ?? make(region, format);
    known.set(key, formatter);
    return formatter;
  };
}

/** Writes dates; the same one for the same language and format. */
export const dateFormatter = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (region, format) => new Intl.DateTimeFormat(region, format),
);

/** Writes numbers; the same one for the same language and format. */
export const numberFormatter = kept<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (region, format) => new Intl.NumberFormat(region, format),
);
