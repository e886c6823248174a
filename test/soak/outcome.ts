export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string; readonly milliseconds: number }
  /** The effect is uncertain: the connection broke, or the database was down. */
  | { readonly kind: 'unknown' };

export class Tally {
  readonly statuses = new Map<string, number>();
  readonly wrong: string[] = [];
  unknown = 0;
  longest = 0;

  count(name: string, { status, milliseconds }: { readonly status: number; readonly milliseconds: number }): void {
    const key = `${name} ${status}`;
    this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1);
    this.longest = Math.max(this.longest, milliseconds);
  }

  accuse(what: string): void {
    if (this.wrong.length < 50) this.wrong.push(what);
  }
}
