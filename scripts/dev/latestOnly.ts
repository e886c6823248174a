/** Runs `work` without overlap; calls during a run share one further run, and resolve after it. */
export function latestOnly(work: () => Promise<void>): () => Promise<void> {
  let isAsked = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (isAsked) {
      isAsked = false;
      await work();
    }
    running = undefined;
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
