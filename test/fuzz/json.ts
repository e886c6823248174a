/** A piece of JSON text to insert verbatim, valid or not. */
export class RawJson {
  constructor(readonly text: string) {}
}

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RawJson);

export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${writeJson(inner)}`);
  return `{${fields.join(',')}}`;
}

/** Parses JSON; returns undefined if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
