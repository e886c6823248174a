/** `miseEnCirculation`, `mise_en_circulation` -> `Mise en circulation` */
export function humanised(name: string): string {
  const words = name
    .replace(/(?:Id|_id)$/, '')
    .replace(/([a-zà-ÿ0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/** A text in the four languages; the name of a table or a schema is the same in all of them. */
export function words(text: string): string {
  const given = text.split(' / ').map((one) => one.trim().replaceAll("'", '’'));
  return `[${Array.from({ length: 4 }, (_, at) => quoted(given[at] ?? given[0] ?? '')).join(', ')}]`;
}

/** Plain data as source code. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .map(([name, one]) => `${/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)}: ${literal(one)}`)
    .join(', ')} }`;
}

export const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `film_actor`, `film-actor` -> `filmActor` */
export const camelCased = (name: string): string =>
  lowered(name.replace(/[^\p{L}\p{N}]+(.)?/gu, (_, letter: string | undefined) => (letter ?? '').toUpperCase()));
