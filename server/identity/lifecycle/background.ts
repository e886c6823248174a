/** Work that an answer does not wait for, so that its time tells nothing; a server that closes waits for it. */
export interface Background {
  run(work: () => Promise<void>): void;
  finished(): Promise<void>;
}

/** @param onError told of what failed, for the log */
export function createBackground(onError: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const task = work()
        .catch(onError)
        .finally(() => running.delete(task));
      running.add(task);
    },
    async finished() {
      await Promise.all(running);
    },
  };
}
