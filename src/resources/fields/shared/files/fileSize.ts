const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const STEP = 1024;

/** Formats bytes in a locale: `47 ko`, `1,2 Mo`. */
export function fileSize(bytes: number, region: string): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)));
  const unit = UNITS[power] ?? 'byte';
  const format = {
    style: 'unit',
    unit,
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(region, format).format(bytes / STEP ** power);
}
