/** Request to a worker: a method of the served object, and its arguments (structured clones). */
interface Call {
  readonly call: number;
  readonly method: string;
  readonly given: readonly unknown[];
}

/** Message from a worker: progress, or the final result. */
type Reply =
  | { readonly call: number; readonly progress: readonly [finished: number, total: number] }
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string };

export type Progress = (finished: number, total: number) => void;

/** A method that can run in a worker; receives a progress callback. */
type Remote = (...given: unknown[]) => Promise<unknown>;

export type RemoteMethods = object;

/** The part of the port's interface that both ends use. */
interface Port {
  readonly postMessage: (message: unknown) => void;
  readonly addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
}

/** Minimum milliseconds between two progress messages. */
const EVERY = 100;

/** Serves an object's methods from a worker. The first argument of each method is its progress callback. */
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
 * Proxy for the methods that `serve` offers in a worker.
 *
 * @param names the methods
 * @throws {Error} from each call that fails in the worker, or is pending when it stops
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
