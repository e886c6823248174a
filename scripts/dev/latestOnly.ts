/**
 * Runs `work` without overlap: calls during a run are merged into one further run. The promise resolves after the last
 * one.
 */
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
