/** Runs `work` one time after the other: calls that come while it runs become one more run. */
export function latestOnly(work: () => Promise<void>): () => void {
  let isAsked = false;
  let isRunning = false;
  const run = async () => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      await work();
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
