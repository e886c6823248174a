/** Text that stands in a JSON document as it is, valid or not. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Whether a value is a JSON object, of which the fields can be changed. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RawJson);

/** Writes a value as JSON, with the pieces of it that are raw. */
export function writeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}:${writeJson(inner)}`);
  return `{${fields.join(',')}}`;
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
