/**
 * Runs `work` one time after the other: calls that come while it runs become one more run. What is answered ends with the
 * last of them.
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
