import type pg from 'pg';
import { refused, type Change, type ChangeSetHead, type Refusal, type RowOutcome } from '../changes/changeTypes';
import type { StoreContext } from '../storeContext';
import { sql, toQuery } from '../sql';
import { announceShares } from './announce';
import {
  DAY_QUOTAS,
  minus,
  NOTHING,
  passedQuota,
  plus,
  TENANT_QUOTAS,
  WARNING_SHARES,
  warningShare,
  type Amounts,
  type Quota,
} from './quotas';
import { QuotaConflict } from './quotaConflict';
import { readUsage, type Usage } from './usage';
import { fileFields, writtenAmounts } from './written';

/** Remaining room below which a limit counts as near, whatever its share: concurrent writers could use it up. */
const NARROW = 1_000;

const quotaRefusal = (quota: Quota, limit: number, used: number): Refusal =>
  refused('quotaReached', {
    '': [{ code: quota, args: { quota, limit, used, ...(quota.endsWith('Bytes') && { maxBytes: limit }) } }],
  });

/** Counts what a change set uses of the quotas, batch by batch. */
export class Tally {
  #added = NOTHING;

  private constructor(
    private readonly context: StoreContext,
    private readonly author: string,
    private readonly start: Usage,
  ) {}

  /** @returns undefined if the store has no quotas, and for seeding */
  static async begin(
    context: StoreContext,
    client: pg.ClientBase,
    { author, origin }: Pick<ChangeSetHead, 'author' | 'origin'>,
  ): Promise<Tally | undefined> {
    if (!context.quotas || origin === 'seed') return undefined;
    return new Tally(context, author.id, await readUsage(context, client, author.id));
  }

  get #used(): Amounts {
    return plus(this.start.used, this.#added);
  }

  /** Whether one of these changes may exceed a quota, so that a savepoint is needed. */
  mayRefuse(changes: readonly Change[]): boolean {
    const [first] = changes;
    if (!first || first.action === 'delete') return false;
    const most = { ...NOTHING, tenantRecords: changes.length, dayRecords: changes.length };
    return (
      fileFields(this.context.table(first.resource).schema).length > 0 ||
      passedQuota(this.#used, most, this.start.limits) !== undefined
    );
  }

  /** Refuses the rows that exceed a quota, by index; a batch without refusals is added to the tally. */
  take(changes: readonly Change[], outcomes: readonly RowOutcome[]): ReadonlyMap<number, Refusal> {
    const refusals = new Map<number, Refusal>();
    const { limits } = this.start;
    let added = this.#added;
    for (const [place, change] of changes.entries()) {
      const outcome = outcomes[place];
      if (!outcome) continue;
      const one = writtenAmounts(this.context, change, outcome);
      const used = plus(this.start.used, added);
      const quota = passedQuota(used, one, limits);
      if (quota) refusals.set(place, quotaRefusal(quota, limits[quota], used[quota]));
      else added = plus(added, one);
    }
    if (refusals.size === 0) this.#added = added;
    return refusals;
  }

  /** Whether the tenant comes near a limit, so that concurrent writers may use up the rest. */
  get #isNear(): boolean {
    const [share] = WARNING_SHARES;
    const { limits } = this.start;
    return TENANT_QUOTAS.some(
      (quota) =>
        limits[quota] > 0 &&
        (warningShare(this.#used[quota], limits[quota]) >= share || limits[quota] - this.#used[quota] < NARROW),
    );
  }

  /**
   * Counts the author's day; call it before the table versions are raised. Near a limit, this serialises the tenant's
   * change sets from here on, so that none misses what another one adds.
   *
   * @throws {QuotaConflict} if other writes of the author used up the day's quota meanwhile
   */
  async countDay(client: pg.ClientBase): Promise<void> {
    const { dayRecords, dayFiles, dayBytes } = this.#added;
    const { system, schema } = this.context;
    if (dayRecords > 0) {
      const { rows } = await client.query<Pick<Amounts, 'dayRecords' | 'dayFiles' | 'dayBytes'>>(
        toQuery(sql`insert into ${system('author_day')} as d (author_id, day, records, files, bytes)
          values (${this.author}, current_date, ${dayRecords}, ${dayFiles}, ${dayBytes})
          on conflict (author_id, day) do update set records = d.records + excluded.records,
            files = d.files + excluded.files, bytes = d.bytes + excluded.bytes
          returning records as "dayRecords", files as "dayFiles", bytes as "dayBytes"`),
      );
      const day = { ...NOTHING, ...rows[0] };
      this.#requireRoom(minus(day, this.#added), DAY_QUOTAS);
    }
    if (this.#isNear) await client.query('select pg_advisory_xact_lock(hashtext($1))', [`quotas:${schema}`]);
  }

  #requireRoom(before: Amounts, quotas: readonly Quota[]): void {
    const passed = passedQuota(before, this.#added, this.start.limits, quotas);
    if (passed) throw new QuotaConflict();
  }

  /**
   * Near a limit of the tenant, checks again, now that concurrent writers wait. @throws {QuotaConflict}
   *
   * @returns a function to call after the commit, which notifies of a passed warning share
   */
  async settle(client: pg.ClientBase): Promise<(() => void) | undefined> {
    if (!this.#isNear) return undefined;
    const { used, limits } = await readUsage(this.context, client, this.author);
    const before = minus(used, this.#added);
    this.#requireRoom(before, TENANT_QUOTAS);
    return () => announceShares(this.context.schema, before, used, limits);
  }
}
