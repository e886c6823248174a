import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { WriteOutcome, RowOutcome } from '../../database/changes/changeTypes';
import type { WriteEffects } from '../resources/declaredRoutes';
import { tenantOf } from '../tenantOf';
import type { AskedRow } from './asked';

type Place = Pick<AskedRow, 'resource' | 'parents'>;

interface Written {
  readonly row: Place;
  readonly done: WriteOutcome;
}

/** Collects the records that a change set writes, and runs the effects of their resources after the commit. */
export class Effects {
  #written: Written[] = [];

  constructor(
    private readonly registry: Registry,
    private readonly effects: WriteEffects,
  ) {}

  clear(): void {
    this.#written = [];
  }

  note(row: Place, outcome: RowOutcome): void {
    if (outcome.status !== 'created' && outcome.status !== 'changed') return;
    if (row.resource !== undefined && this.effects[row.resource]) this.#written.push({ row, done: outcome });
  }

  /** Runs the effects. Failures are only logged: the records are already committed. */
  async follow(request: FastifyRequest): Promise<void> {
    const { store } = tenantOf(request);
    for (const { row, done } of this.#written) {
      const afterWrite = this.effects[row.resource ?? ''];
      const schema = this.registry.get(row.resource ?? '');
      try {
        const after = await store.get(schema, done.id, done.parents ?? row.parents);
        if (!after) continue;
        const before = done.before && { id: done.id, version: done.version - 1, values: done.before };
        await afterWrite?.(request, { after, ...(before && { before }) });
      } catch (error) {
        request.log.error({ err: error, resource: row.resource, id: done.id }, 'what follows a change set');
      }
    }
  }
}
