/** Prints the seconds of each lane, then `N passed, N failed`; sets exit code 1 if one failed. */
export function summarize(results) {
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}: ${passed} passed, ${failed} failed`);
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const failed = sum('failed');
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}
