import type { Random } from './random';

const parametersIn = (template: string): readonly string[] =>
  [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

const MOST = 400;
const HIGHEST_GUESS = 25;

interface Answered {
  readonly template: string;
  readonly parameters: readonly string[];
  readonly status: number;
  readonly body: unknown;
}

const idOf = (record: unknown): string | undefined => {
  if (typeof record !== 'object' || record === null || !('id' in record)) return undefined;
  return typeof record.id === 'number' || typeof record.id === 'string' ? String(record.id) : undefined;
};

function recordsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) return [];
  return 'items' in body && Array.isArray(body.items) ? body.items : [body];
}

/** Records known from responses, so that later requests reach them. */
export class KnownRecords {
  /** Values that lead to a record, by the address up to a parameter. */
  private readonly found = new Map<string, (readonly string[])[]>();

  /**
   * Learns the ids in a response. A record of `/api/A/{a}/b` is found at `/api/A/{a}/b/{…}`, whatever the parameter's
   * name.
   */
  learn({ template, parameters, status, body }: Answered): void {
    if (status !== 200 && status !== 201) return;
    const base = this.collectionOf(template);
    const above = parameters.slice(0, parametersIn(base).length);
    for (const record of recordsIn(body).slice(0, 20)) {
      const id = idOf(record);
      if (id !== undefined) this.add(base, [...above, id]);
    }
  }

  /** Values for the parameters of an address, of a known record if possible. */
  parametersFor(template: string, random: Random): readonly string[] {
    const names = parametersIn(template);
    const parts = template.split(/\/\{\w+\}/);
    for (let known = names.length; known > 0; known -= 1) {
      const values = random.pick(this.found.get(this.keyOf(parts.slice(0, known).join('/{}'))) ?? []);
      if (values) return [...values, ...this.guesses(names.length - known, random)];
    }
    return this.guesses(names.length, random);
  }

  private guesses(count: number, random: Random): readonly string[] {
    return Array.from({ length: count }, () => String(random.below(HIGHEST_GUESS) + 1));
  }

  /** A record's address without its id is that of its list. */
  private collectionOf(template: string): string {
    return template.replace(/\/\{\w+\}$/, '');
  }

  private keyOf(address: string): string {
    return address.replace(/\{\w+\}/g, '{}').toLowerCase();
  }

  private add(collection: string, values: readonly string[]): void {
    const key = this.keyOf(collection);
    const list = this.found.get(key) ?? [];
    if (list.some((one) => one.join('/') === values.join('/'))) return;
    // Drops the oldest, because they may have been deleted since.
    this.found.set(key, [...list.slice(-MOST + 1), values]);
  }
}
