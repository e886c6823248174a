/** Runs work after the response, so that its duration reveals nothing; `finished` waits for it at shutdown. */
export interface Background {
  run(work: () => Promise<void>): void;
  finished(): Promise<void>;
}

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
