import { expect } from 'vitest';
import { wallOf } from '../../src/resources/fields/shared/zone';
import { openDeclaredServer, type DeclaredServer } from './declaredServer';

interface FoundSlot {
  readonly id: number;
  readonly debut: string;
  readonly fin: string;
  readonly texte: string | null;
  readonly periodiciteId: number | null;
  readonly simulationId: number | null;
  readonly version: number;
  readonly [field: string]: unknown;
}

/** The server of the declared resources, with shortcuts for tests of the planning. */
export interface Plan {
  readonly server: DeclaredServer;
  person(): Promise<number>;
  slot(salarieId: number): Readonly<Record<string, unknown>>;
  /** A person's slots in chronological order, including those of a simulation if one is given. */
  slots(salarieId: number, simulationId?: number): Promise<readonly FoundSlot[]>;
  starts(salarieId: number, simulationId?: number): Promise<readonly string[]>;
  rowsOf(body: Readonly<Record<string, unknown>>): readonly Readonly<Record<string, unknown>>[];
  revert(changeSet: number): Promise<void>;
}

export async function openPlan(): Promise<Plan> {
  const server = await openDeclaredServer();
  const typeCreneauId = await server.made('/api/typesCreneau', { code: 'INT', libelle: 'Intervention' });
  const entrepriseId = await server.made('/api/Entreprises', { code: 'ATN', nom: 'Atelier du Nord' });
  const slots: Plan['slots'] = async (salarieId, simulationId) => {
    const body = { salarieId, pageSize: 10_000, ...(simulationId !== undefined && { simulationId }) };
    const { status, body: found } = await server.answer('POST', '/api/creneaux/search', body);
    expect(status).toBe(200);
    return found.items as readonly FoundSlot[];
  };
  const shown = (instant: string) => new Date(wallOf(Date.parse(instant))).toISOString().slice(0, 16).replace('T', ' ');
  return {
    server,
    slots,
    person: async () => (await server.account([])).id,
    slot: (salarieId) => ({ salarieId, entrepriseId, typeCreneauId }),
    starts: async (salarieId, simulationId) => (await slots(salarieId, simulationId)).map(({ debut }) => shown(debut)),
    rowsOf: ({ rows }) => rows as readonly Readonly<Record<string, unknown>>[],
    async revert(changeSet) {
      const { status, body } = await server.answer('POST', `/api/changeSets/${changeSet}/revert`);
      expect([status, body.applied], JSON.stringify(body).slice(0, 2000)).toEqual([200, true]);
    },
  };
}
