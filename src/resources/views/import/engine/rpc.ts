/** What a worker is asked: a method of the object that it serves, and its arguments (which are copied). */
interface Call {
  readonly call: number;
  readonly method: string;
  readonly given: readonly unknown[];
}

/** What it says: how far it is, and once what came of it. */
type Reply =
  | { readonly call: number; readonly progress: readonly [finished: number, total: number] }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };

export type Progress = (finished: number, total: number) => void;

/** A method that can run in a worker: its last argument is told how far it is. */
type Remote = (...given: unknown[]) => Promise<unknown>;

/** An object whose methods can run in a worker. */
export type RemoteMethods = object;

/** What both ends of a worker have. */
interface Port {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** How often progress travels at most, in milliseconds: a page draws no more often either. */
const EVERY = 100;

/** Serves an object's methods to the page that started this worker. The first argument of each is its progress. */
export function serve(port: Port, methods: RemoteMethods): void {
  const answer = async ({ call, method, given }: Call): Promise<Reply> => {
    let told = 0;
    const onProgress: Progress = (finished, total) => {
      const now = Date.now();
      if (now - told < EVERY) return;
      told = now;
      port.postMessage({ call, progress: [finished, total] } satisfies Reply);
    };
    try {
      const run = (methods as Readonly<Record<string, Remote>>)[method];
      if (!run) throw new Error(`no method '${method}'`);
      return { call, value: await run(onProgress, ...given) };
    } catch (error) {
      return { call, error: error instanceof Error ? error.message : String(error) };
    }
  };
  port.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    void answer(data).then((said) => port.postMessage(said));
  });
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: Progress;
}

/**
 * The methods that `serve` offers at the other end of a worker.
 *
 * @param names the methods
 * @throws {Error} from each call that the worker fails, or that is under way when it stops
 */
export function remote<Methods extends RemoteMethods>(
  worker: Worker,
  names: readonly (keyof Methods & string)[],
): Methods {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.call);
    if (!asked) return;
    if ('progress' in data) return asked.onProgress(...data.progress);
    waiting.delete(data.call);
    if ('error' in data) asked.reject(new Error(data.error));
    else asked.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'the worker could not start'));
    waiting.clear();
  });
  const method =
    (name: string) =>
    (onProgress: Progress, ...given: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        const call = (calls += 1);
        waiting.set(call, { resolve, reject, onProgress });
        worker.postMessage({ call, method: name, given } satisfies Call);
      });
  return Object.fromEntries(names.map((name) => [name, method(name)])) as Methods;
}
