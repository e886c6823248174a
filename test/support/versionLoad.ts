import type { OpenApiServer } from './apiServer';
import type { Values } from '../../src/resources/language/values';

interface WrittenMachine {
  readonly id: number;
  /** The values in the response to its creation, of fields that no update changes. */
  readonly created: Values;
  readonly notes: Set<unknown>;
}

export interface LoadTally {
  readonly machines: WrittenMachine[];
  readonly errors: string[];
  answers: number;
}

export interface Load {
  stop(): Promise<void>;
}

/** Creates, updates, lists and searches machines of all clients; every response except success is an error. */
async function callOnce(server: OpenApiServer, tally: LoadTally, name: string, round: number, extra: Values) {
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const response = await server.call(method, url, payload && { payload });
    tally.answers += 1;
    if (response.statusCode < 300) return response.json<Values & { id: number }>();
    tally.errors.push(`${name} ${method} ${url}: ${response.statusCode} ${response.body}`);
    return undefined;
  };
  const created = await call('POST', '/api/Machines', { nom: `${name} ${round}`, note: 'neuf', ...extra });
  if (created) {
    const { id, note, ...values } = created;
    tally.machines.push({ id, created: values, notes: new Set([note]) });
  }
  const other = tally.machines[(round * 7919) % tally.machines.length];
  if (other) {
    const note = `${name} ${round}`;
    other.notes.add(note);
    await call('PUT', `/api/Machines/${other.id}`, { note });
    await call('GET', `/api/Machines/${other.id}`);
  }
  await call('GET', `/api/Machines?PageNumber=${1 + (round % 5)}&PageSize=50&OrderBy=note`);
  await call('GET', `/api/history?Collection=Machines&Id=${tally.machines[0]?.id ?? 1}`);
  await call('GET', `/api/Machines?PageNumber=1&PageSize=20&Search=${encodeURIComponent(name)}`);
}

/** Starts requests to a server. @param extra values of new records besides name and note */
export function startLoad(server: OpenApiServer, tally: LoadTally, name: string, extra: Values = {}): Load {
  let isStopping = false;
  const run = async (caller: string) => {
    for (let round = 1; !isStopping; round += 1) await callOnce(server, tally, caller, round, extra);
  };
  const running = Promise.all([run(`${name}a`), run(`${name}b`)]);
  return {
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
