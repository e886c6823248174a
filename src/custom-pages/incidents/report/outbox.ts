/** A report stored on this device until the API has received it. */
export interface KeptReport {
  /** Idempotency key, created on this device; the API accepts each key once. */
  readonly key: string;
  /** Id of the author, the only person who sees and sends it. Tenants have separate origins, and so separate stores. */
  readonly personId: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly pictures: readonly File[];
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Why the API refused it; absent while it waits to be sent. */
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
    // Wait for the end of the transaction: a full device fails only then.
    await ended;
    return result;
  } finally {
    database.close();
  }
}

/** Notifies every tab, including this one: a channel receives messages of other channels with the same name. */
function tellAll(): void {
  const channel = new BroadcastChannel(DATABASE);
  channel.postMessage('changed');
  channel.close();
}

/** Calls `listener` when the stored reports change, in any tab. @returns unsubscribes */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(DATABASE);
  channel.addEventListener('message', listener);
  return () => channel.close();
}

/** Stores a report beyond the tab's life. @throws the browser's error if storage is full */
export async function keepReport(report: KeptReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report));
  tellAll();
}

export async function forgetReport(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
  tellAll();
}

/** A person's stored reports, oldest first. */
export async function keptReports(personId: string): Promise<readonly KeptReport[]> {
  const all = await inStore<KeptReport[]>('readonly', (store) => store.getAll() as IDBRequest<KeptReport[]>);
  return all.filter((report) => report.personId === personId).toSorted((one, other) => one.keptAt - other.keptAt);
}
