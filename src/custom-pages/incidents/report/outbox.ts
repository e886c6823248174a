/** A report that is kept on this device until the API has it. */
export interface KeptReport {
  /** Made on this device; the API takes a report with the same key once. */
  readonly key: string;
  /** The id of its author, the only person who sees and sends it; the tenant is that of the address, which has a store of its own. */
  readonly personId: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly pictures: readonly File[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Why the API refused it, in words; absent while it waits for the network. */
  readonly refusal?: string;
}

const DATABASE = 'socle-signalements';
const STORE = 'reports';

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device keeps nothing'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
  return done(request);
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the device keeps nothing'));
    });
    const result = await done(work(transaction.objectStore(STORE)));
    // Kept only now: a full device says so at the end.
    await ended;
    return result;
  } finally {
    database.close();
  }
}

/** Tells every tab, this one included: a channel hears what another one of the same name says. */
function tellAll(): void {
  const channel = new BroadcastChannel(DATABASE);
  channel.postMessage('changed');
  channel.close();
}

/** Calls a function when reports are kept or leave, in whatever tab. @returns what ends it */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(DATABASE);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Keeps a report, also beyond the end of the tab. @throws what the browser says where it has no room */
export async function keepReport(report: KeptReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report));
  tellAll();
}

export async function forgetReport(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
  tellAll();
}

/** The reports of a person that wait on this device, the oldest first. */
export async function keptReports(personId: string): Promise<readonly KeptReport[]> {
  const all = await inStore<KeptReport[]>('readonly', (store) => store.getAll() as IDBRequest<KeptReport[]>);
  return all.filter((report) => report.personId === personId).toSorted((one, other) => one.keptAt - other.keptAt);
}
