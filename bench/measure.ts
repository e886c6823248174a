/** The median duration of several runs of `work`, in milliseconds; `before` is not measured. */
export async function median(
  times: number,
  work: () => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<number> {
  const durations: number[] = [];
  for (let run = 0; run < times; run += 1) {
    await before?.();
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  return durations.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}
